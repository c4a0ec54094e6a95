import { matchOf, runningIn, seedOf, userOf } from '@gauntlet/rules/brackets/facts'
import type { BracketTold } from '@gauntlet/rules/brackets/playing'
import type { NoticePeople } from '../notices/people.ts'
import { type BracketState, bracketFacts } from './state.ts'

/**
 * The players, of a side its captain, that a notice about a bracket names to one reader. For a match: to a third player
 * both players, to one of the two the opponent, and the winner, even if only reported. Otherwise the player who is out,
 * or the reader's next opponent.
 */
export function peopleFor(
  { match: id, out }: Pick<BracketTold, 'match' | 'out'>,
  userId: string,
  state: BracketState,
): NoticePeople {
  if (out !== undefined) return { out }
  const bracket = bracketFacts(state)
  const seed = seedOf(bracket, userId)
  const match =
    id === undefined
      ? runningIn(bracket).find(({ sides }) => seed !== null && sides.includes(seed))
      : matchOf(bracket, id)
  if (!match) return {}
  const winner = match.winner ?? match.report?.winner
  const [one, two] = match.sides.flatMap(side => (side === null ? [] : [side]))
  const nameOf = (side: number | undefined) => (side === undefined ? undefined : userOf(bracket, side))
  return {
    // Of the reader's own side the reader has won, whoever leads it.
    ...(winner !== undefined && winner !== null && { winner: winner === seed ? userId : userOf(bracket, winner) }),
    ...(seed !== null && match.sides.includes(seed)
      ? named('opponent', nameOf([one, two].find(side => side !== seed)))
      : { ...named('one', nameOf(one)), ...named('two', nameOf(two)) }),
  }
}

const named = (word: string, id: string | undefined): NoticePeople => (id === undefined ? {} : { [word]: id })
