import type { MatchOdds } from '@gauntlet/contract/ranks/endpoints'
import type { RatingState } from '@gauntlet/rules/ranks/state'
import { chanceToWin, type Telling, threeChances } from '@gauntlet/rules/ranks/told'
import { mayDraw } from '@gauntlet/rules/scores/read'
import { scoringFor } from '../gathering/scoring.ts'

interface Told {
  telling: Telling
  draws: boolean
}

/**
 * How a match of two is told beforehand, on `day`: the chance that the first wins where one of them does, and that of a
 * draw where there may be one. Without the second '41% to win' would be said of a game of chess that is won in 31.
 */
export const pairOdds = (
  { telling, draws }: Told,
  own: RatingState,
  other: RatingState,
  day: number,
): Pick<MatchOdds, 'chance' | 'draw_chance'> => ({
  chance: chanceToWin(telling, [own], [other], day),
  ...(draws && { draw_chance: threeChances(telling, [own], [other], day).draw }),
})

/** Whether a match of two in the usual format of a sport may be drawn: of tennis some other formats may. */
export const drawsUsually = (sport_name: string, now: Date): boolean =>
  mayDraw(scoringFor({ sport_name, format: null, start_at: now, timezone: 'UTC' }), 2)
