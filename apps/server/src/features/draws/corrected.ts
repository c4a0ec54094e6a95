import { type Correction, keptWinner } from '@gauntlet/rules/brackets/correcting'
import { type BracketFacts, matchOf, runningIn } from '@gauntlet/rules/brackets/facts'
import { walkover } from '@gauntlet/rules/brackets/following'
import type { Decision } from '@gauntlet/rules/brackets/playing'
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

/**
 * How a later match is decided again, where it can be: by its result if that is kept, or for whoever still has nobody
 * to meet in it. Null where a second final is no longer needed, or its players are still open. That somebody else has
 * played it is the organizer's word: those who reported it have said nothing of the kind.
 */
function againIn(bracket: BracketFacts, was: BracketFacts, correction: Correction, id: number): Decision | null {
  const played = matchOf(was, id)
  const open = runningIn(bracket).find(one => one.id === id)
  if (!played?.decided_by || !open) return null
  const { decided_by, score, told } = played
  if (decided_by === 'walkover') return walkover(bracket, open)
  const by = played.sides.every(seed => open.sides.includes(seed)) ? decided_by : 'organizer'
  const winner = keptWinner(was, correction, id)
  return winner !== null && open.sides.includes(winner) ? { match: id, winner, by, score, told } : null
}

/** A bracket in which a decided match gets another result, with the consequences for the matches after it. */
export async function corrected(before: BracketState, correction: Correction, now: number): Promise<BracketState> {
  const { match, winner, score, told, later } = correction
  const was = bracketFacts(before)
  if (matchOf(was, match)?.winner === winner) return playOn(retold(before, correction, now), now)
  let state = before
  for (const id of later.toReversed()) state = await withoutResult(state, id)
  state = await carryOut(await withoutResult(state, match), { match, winner, by: 'organizer', score, told }, now)
  for (const id of later) {
    const again = againIn(bracketFacts(state), was, correction, id)
    if (again) state = await carryOut(state, again, now)
  }
  return playOn(state, now)
}
