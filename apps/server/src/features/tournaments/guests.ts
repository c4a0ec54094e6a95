import { mayClaim } from '@gauntlet/rules/tournaments/guests'
import { isGuest, userIds } from '@gauntlet/rules/tournaments/sides'
import type { Executor } from '../../platform/database/database.ts'
import type { Claim, Hosting } from '../../platform/features/gathers.ts'
import type { Services } from '../../platform/services.ts'
import { loadBracket } from '../draws/load.ts'
import { countMatches } from '../draws/results.ts'
import { keepSports } from '../sports/sports.ts'
import { loadTournament } from './facts.ts'
import { handOver } from './guest-queries.ts'
import { sendNotices } from './notices.ts'
import { termsOf } from './persist.ts'
import { deletePlaces } from './queries.ts'

/** A tournament as the rules see it for a player who would take over a guest's place, if that is to be. */
async function claimed(executor: Executor, { clock }: Services, { thingId, guestId, playerId }: Claim, lock: boolean) {
  const now = clock.now()
  const loaded = await loadTournament(executor, { id: thingId, viewerId: playerId, now, lock })
  if (!loaded) return undefined
  const verdict = mayClaim(loaded.facts, { ...loaded.viewer, organizer: loaded.organizer }, guestId, now.getTime())
  const isIn = verdict.kind !== 'allowed' && verdict.reason === 'already_in'
  return verdict.kind === 'allowed' || isIn ? { ...loaded, isIn } : undefined
}

export const tournamentGuests: Hosting = {
  kind: 'tournament',
  async look(services, claim) {
    const found = await claimed(services.db, services, claim, false)
    if (!found) return undefined
    const { title, start_at, timezone, city, state } = found.row
    return { title, start_at, timezone, city, state, is_in: found.isIn }
  },
  async claim(tx, services, claim) {
    const now = services.clock.now()
    const found = await claimed(tx, services, claim, true)
    if (!found || found.isIn) return found && 'is_in'
    const { row, facts, viewer } = found
    const { thingId: id, guestId, playerId } = claim
    // A place that waited for an answer gives way to this one.
    await deletePlaces.affected(tx, { id, userIds: [playerId] })
    await handOver.affected(tx, { id, guestId, playerId })
    const bracket = await loadBracket(tx, row)
    // The guest's matches count for the player now.
    if (bracket)
      await countMatches(tx, services, { id, sportId: row.sport_id, ranked: facts.ranked }, bracket, now.getTime())
    // The sport comes onto the profile, since it is played now.
    if (!viewer.plays_sport) await keepSports(tx, services, playerId, [row.sport_id])
    const notify = [{ notice: 'joined', user_ids: [row.organizer_id] }] as const
    await sendNotices(tx, services, { id, after: facts, terms: termsOf(row), actor: playerId, note: '', notify })
    const players = facts.places.filter(place => !isGuest(place))
    services.live.touch(tx, [row.organizer_id, playerId, ...userIds(players)], id)
    return 'claimed'
  },
}
