import { type Correction, keptWinner } from '@gauntlet/rules/brackets/correcting'
import { matchOf, runningIn } from '@gauntlet/rules/brackets/facts'
import { takeBack } from './engine.ts'
import { type BracketState, bracketFacts, carryOut, playOn, unsaid } from './state.ts'

/** A bracket with the result of one match taken back, after everything that followed from it. */
async function withoutResult(state: BracketState, id: number): Promise<BracketState> {
  const { format, settings, matches } = state
  const said = new Map(matches.map(match => [match.id, match]))
  const played = said.get(id)
  const isPlayed = [played?.opponent1, played?.opponent2].some(opponent => opponent?.result !== undefined)
  const unplayed = isPlayed ? await takeBack(format, settings, matches, id) : matches
  return {
    ...state,
    matches: unplayed.map(match => ({ ...unsaid, ...said.get(match.id), ...match, ...(match.id === id && unsaid) })),
  }
}

/** A bracket in which a decided match keeps its winner, told anew by the organizer: nobody moves. */
const retold = (state: BracketState, { match: id, score, told }: Correction, now: number): BracketState => ({
  ...state,
  matches: state.matches.map(match =>
    match.id === id ? { ...match, ...unsaid, score, told, decided: { by: 'organizer', at: now } } : match,
  ),
})

/** A bracket in which a decided match gets another result, with the consequences for the matches after it. */
export async function corrected(before: BracketState, correction: Correction, now: number): Promise<BracketState> {
  const { match, winner, score, told, later } = correction
  const was = bracketFacts(before)
  if (matchOf(was, match)?.winner === winner) return playOn(retold(before, correction, now), now)
  let state = before
  for (const id of later.toReversed()) state = await withoutResult(state, id)
  state = await carryOut(await withoutResult(state, match), { match, winner, by: 'organizer', score, told }, now)
  for (const id of later) {
    const kept = keptWinner(was, correction, id)
    const played = matchOf(was, id)
    // A second final may no longer be needed, and nobody moves on to a match whose players are still open.
    const open = runningIn(bracketFacts(state)).find(one => one.id === id)
    if (kept === null || !played?.decided_by || !open?.sides.includes(kept)) continue
    const { decided_by: by, score: had, told: said } = played
    state = await carryOut(state, { match: id, winner: kept, by, score: had, told: said }, now)
  }
  return playOn(state, now)
}
