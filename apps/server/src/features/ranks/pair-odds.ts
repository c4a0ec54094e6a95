import type { MatchOdds } from '@gauntlet/contract/ranks/endpoints'
import type { RatingState } from '@gauntlet/rules/ranks/state'
import { chanceToWin, type Telling, threeChances } from '@gauntlet/rules/ranks/told'

/**
 * How a match of two is told beforehand, on `day`: the chance that the first wins where one of them does, and that of a
 * draw where there may be one. Without the second '41% to win' would be said of a game of chess that is won in 31.
 */
export const pairOdds = (
  { telling, draws }: { telling: Telling; draws: boolean },
  own: RatingState,
  other: RatingState,
  day: number,
): Pick<MatchOdds, 'chance' | 'draw_chance'> => ({
  chance: chanceToWin(telling, [own], [other], day),
  ...(draws && { draw_chance: threeChances(telling, [own], [other], day).draw }),
})
