import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { openDatabase } from '../../../apps/server/src/platform/database/open.ts'
import { call } from './call.ts'
import { AUSTIN, inDays } from './rows/scene.ts'
import type { RunningServer } from './server.ts'
import type { Stage } from './stage.ts'

export interface ClubNight {
  tournamentId: string
  /** Another match is over: resolves with the time (performance.now) at which its organizer is told that it counts. */
  result(): Promise<number>
}

/** A knockout of all players of the stage but the first, who organizes it; it has begun and is drawn. */
export async function openClubNight(stage: Stage, server: RunningServer): Promise<ClubNight> {
  const [organizer, ...entrants] = stage.world.players
  if (!organizer) throw new Error('There is nobody to organize it')
  const db = await openDatabase({ kind: 'postgres', url: stage.options.databaseUrl ?? '' })
  const run = (text: string, values?: readonly unknown[]) => db.session(session => session.run(text, values))
  try {
    const [sport] = await run(`select id from sports where name = 'Tennis Singles'`)
    const terms = {
      sport: String(sport?.['id']),
      title: 'Club night',
      tournament_start: inDays(7),
      tournament_end: inDays(7, 6),
      ...AUSTIN,
      venue: 'Central Courts',
      rules: 'One set.',
      slots: entrants.length,
      minSpread: 2000,
      format: 'single_elimination' as const,
      selected: entrants.map(({ id }) => id),
    }
    const { id } = await call(server, tournaments.create, terms, organizer)
    for (const player of entrants) await call(server, tournaments.answer, { id, status: 'accepted' }, player)
    const begun = new Date(Date.now() - 60_000)
    await run('update tournaments set start_at = $2, becomes_at = $2, due_at = $2 where id = $1', [id, begun])
    await run('update tournament_players set start_at = $2 where tournament_id = $1', [id, begun])
    let bracket = await call(server, brackets.draw, { id }, organizer)
    return {
      tournamentId: id,
      async result() {
        const match = bracket.matches.find(({ state }) => state === 'ready')
        const winner = bracket.players.find(({ seed }) => seed === match?.sides[0])?.id
        if (!match || !winner) throw new Error('No match is left: let more players enter')
        bracket = await call(server, brackets.decide, { id, match: match.id, winner }, organizer)
        return performance.now()
      },
    }
  } finally {
    await db.close()
  }
}
