import type { WaitingMatch } from '@gauntlet/contract/brackets/answer'
import { type BracketSituation, waitingFor } from '@gauntlet/rules/brackets/actions'
import { confirmsAt, type MatchFacts, seedOf } from '@gauntlet/rules/brackets/facts'
import { settle } from '@gauntlet/rules/tournaments/lifecycle'
import { mayView } from '@gauntlet/rules/tournaments/seeing'
import { scoreText } from '@gauntlet/rules/scores/shown'
import type { Services, Viewer } from '../../platform/services.ts'
import { listPlaying } from '../draws/queries.ts'
import { bracketFacts } from '../draws/state.ts'
import { type Loaded, loadTournament } from '../tournaments/facts.ts'
import { asOf, playersOf } from './present.ts'
import { loadBracket } from '../draws/load.ts'

const waits = ({ report }: WaitingMatch) => (report ? 0 : 1)

/** The matches of brackets that the viewer has to play or to answer; those to answer come first. */
export async function waitingMatches(services: Services, viewer: Viewer): Promise<WaitingMatch[]> {
  const { db, clock } = services
  const now = clock.now()
  const playing = await listPlaying.all(db, { userId: viewer.id, now })
  const each = await Promise.all(
    playing.map(async ({ id, unseen }) => {
      const loaded = await loadTournament(db, { id, viewerId: viewer.id, now, lock: false })
      if (!loaded || !mayView(loaded.facts, loaded.viewer, loaded.organizer)) return []
      return (await matchesIn(services, viewer, loaded)).map(match => ({ ...match, unseen: flag(unseen) }))
    }),
  )
  return each.flat().toSorted((one, two) => waits(one) - waits(two))
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

async function matchesIn(
  { db, clock }: Services,
  viewer: Viewer,
  { row, facts, cast }: Loaded,
): Promise<Omit<WaitingMatch, 'unseen'>[]> {
  const now = clock.now().getTime()
  const { facts: tournament } = settle(facts, now)
  const stored = await loadBracket(db, row)
  if (!stored) return []
  const state = await asOf(stored, tournament, now)
  const situation: BracketSituation = { tournament, bracket: bracketFacts(state), viewerId: viewer.id, now }
  const matches = waitingFor(situation)
  if (matches.length === 0) return []
  const players = playersOf(state.entrants, tournament, viewer.id, cast)
  const about = {
    id: row.id,
    title: row.title,
    sport: { id: row.sport_id, name: row.sport_name },
    ranked: flag(row.ranked),
    location: row.city,
    venue: row.venue,
    timezone: row.timezone,
    format: tournament.format,
  }
  return matches.map(match => ({ ...about, ...presentWaiting(situation, match, players) }))
}

/** The reported score from one side: in figures, or as two numbers alone; '' without one. */
function toldFrom(side: 0 | 1, { told, score }: MatchFacts): string {
  if (told?.score) return scoreText(told.score, side)
  return score ? `${score[side]}–${score[side === 0 ? 1 : 0]}` : ''
}

function presentWaiting(
  { bracket, viewerId }: BracketSituation,
  match: MatchFacts,
  players: readonly WaitingMatch['opponent'][],
) {
  const { id, part, round, sides, report } = match
  const own = seedOf(bracket, viewerId)
  const opponent = players.find(({ seed }) => seed !== own && sides.includes(seed))
  if (!opponent) throw new Error(`Nobody meets seed ${own} in match ${id}`)
  return {
    match: id,
    part,
    round,
    rounds: Math.max(...bracket.matches.flatMap(other => (other.part === part ? [other.round] : []))),
    opponent,
    report: report && {
      won: flag(report.winner === own),
      draw: flag(report.winner === null),
      told: toldFrom(sides[0] === own ? 0 : 1, match),
      confirms_at: new Date(confirmsAt(report)).toISOString(),
    },
  }
}
