import type { Millis } from '@gauntlet/contract/time'
import { type BracketFacts, confirmsAt, isWithdrawn, type MatchFacts, runningIn } from './facts.ts'
import { type BracketTold, type Decision, playersOf, UNTOLD } from './playing.ts'

/**
 * Where one of the two has withdrawn the other wins; where both have, the better seed goes on and loses next. If the
 * one who stays has won by playing, and nobody disputes it, that stands at once: whoever leaves has no more to say.
 */
export function walkover(bracket: BracketFacts, match: MatchFacts): Decision | null {
  const { id, report, disputed, score, told } = match
  const [one, two] = match.sides
  if (one === null || two === null) return null
  const gone = [one, two].filter(seed => isWithdrawn(bracket, seed))
  if (gone.length === 0) return null
  if (gone.length === 2) return { match: id, winner: Math.min(one, two), by: 'walkover', ...UNTOLD }
  const winner = gone.includes(one) ? two : one
  if (report?.winner === winner && !disputed) return { match: id, winner, by: 'silence', score, told }
  return { match: id, winner, by: 'walkover', ...UNTOLD }
}

/** Steps that follow by themselves by `now`, one at a time: walkovers, then reports that silence confirms, in order. */
export function nextDecision(bracket: BracketFacts, now: Millis): Decision | null {
  const running = runningIn(bracket)
  for (const match of running) {
    const decision = walkover(bracket, match)
    if (decision) return decision
  }
  const silent = running
    .flatMap(({ id, report, disputed, score, told }) => (report && !disputed ? [{ id, report, score, told }] : []))
    .filter(({ report }) => confirmsAt(report) <= now)
    .toSorted((one, two) => one.report.at - two.report.at || one.id - two.id)
  const [first] = silent
  if (!first) return null
  const { id: match, report, score, told } = first
  return { match, winner: report.winner, by: 'silence', score, told }
}

const pairIn = ({ id, sides }: MatchFacts): string => `${id}: ${sides.join(', ')}`

/** The players to whom a bracket's progress matters: those whose next match is ready now. */
export function newsBetween(before: BracketFacts, after: BracketFacts): BracketTold[] {
  const were = new Set(runningIn(before).map(pairIn))
  const ready = runningIn(after).filter(match => !were.has(pairIn(match)))
  const user_ids = [...new Set(ready.flatMap(match => playersOf(after, match)))]
  return user_ids.length > 0 ? [{ notice: 'match_ready', user_ids }] : []
}
