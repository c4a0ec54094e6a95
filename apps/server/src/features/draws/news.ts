import { matchOf, runningIn, seedOf, usersOf } from '@gauntlet/rules/brackets/facts'
import type { BracketTold } from '@gauntlet/rules/brackets/playing'
import type { TournamentFacts } from '@gauntlet/rules/tournaments/facts'
import { placeOf } from '@gauntlet/rules/tournaments/sides'
import { namedSide, type NoticePeople } from '../notices/people.ts'
import { type BracketState, bracketFacts } from './state.ts'

/**
 * The players or sides that a notice about a bracket names to one reader. For a match: to a third player both, to one
 * of the two the opponent, and the winner, even if only reported. Otherwise whoever is out, or the next opponent.
 */
export function peopleFor(
  { match: id, out }: Pick<BracketTold, 'match' | 'out'>,
  userId: string,
  state: BracketState,
  tournament: TournamentFacts,
): NoticePeople {
  const bracket = bracketFacts(state)
  const seed = seedOf(bracket, userId)
  const named = (word: string, side: number | null | undefined): NoticePeople => {
    if (side === undefined || side === null) return {}
    const [captain = '', ...mates] = usersOf(bracket, side)
    return namedSide(word, [captain, ...mates], placeOf(tournament, captain)?.team_id)
  }
  if (out !== undefined) {
    const gone = seedOf(bracket, out)
    // To the others of the side it is the one who went.
    return gone === seed ? { out } : named('out', gone)
  }
  const match =
    id === undefined
      ? runningIn(bracket).find(({ sides }) => seed !== null && sides.includes(seed))
      : matchOf(bracket, id)
  if (!match) return {}
  const [one, two] = match.sides.filter(side => side !== null)
  return {
    ...named('winner', match.winner ?? match.report?.winner),
    ...(seed !== null && match.sides.includes(seed)
      ? named(
          'opponent',
          [one, two].find(side => side !== seed),
        )
      : { ...named('one', one), ...named('two', two) }),
  }
}
