import { type MatchFacts, runningIn, type Seed, seedOf, userOf } from '@gauntlet/rules/brackets/facts'
import type { BracketTold } from '@gauntlet/rules/brackets/playing'
import type { NoticePeople } from '../notices/people.ts'
import { type BracketState, bracketFacts } from '../draws/state.ts'

const latest = (moments: readonly { match: MatchFacts; at: number }[]): MatchFacts | undefined =>
  moments.toSorted((one, two) => two.at - one.at)[0]?.match

/** Whom a notice about a match names to one of its players: who is met, and who has won it or has by the report. */
export function peopleFor(notice: BracketTold['notice'], userId: string, state: BracketState): NoticePeople {
  const bracket = bracketFacts(state)
  const seed = seedOf(bracket, userId)
  if (seed === null) return {}
  const isIn = ({ sides }: MatchFacts) => sides.includes(seed)
  const nameOf = (word: string, of: Seed | null | undefined): NoticePeople =>
    of === null || of === undefined ? {} : { [word]: userOf(bracket, of) }
  const running = runningIn(bracket).filter(isIn)
  if (notice === 'match_decided') {
    const decidedAt = new Map(state.matches.map(({ id, decided }) => [id, decided?.at ?? 0]))
    const own = bracket.matches.filter(match => isIn(match) && match.decided_by === 'organizer')
    return nameOf('winner', latest(own.map(match => ({ match, at: decidedAt.get(match.id) ?? 0 })))?.winner)
  }
  const match =
    notice === 'match_reported'
      ? latest(running.flatMap(one => (one.report ? [{ match: one, at: one.report.at }] : [])))
      : running[0]
  if (!match) return {}
  const { sides, report } = match
  return {
    ...nameOf(
      'opponent',
      sides.find(side => side !== seed),
    ),
    ...nameOf('winner', report?.winner),
  }
}
