import { chances } from './chances.ts'
import { rate } from './rate.ts'
import { type Side, winnerOnly } from './sides.ts'
import { type RatingState, shownRank } from './state.ts'

/** The change that a match would make to the shown rank: whole points, `win` at least 0, `lose` at most 0. */
export interface Stake {
  readonly win: number
  readonly lose: number
}

/**
 * The stake for `viewer` on `day` against one opponent, or against several of whom one wins. With several,
 * a loss depends on who wins, so `lose` is the mean over them, weighted by their chances.
 */
export function stake(viewer: RatingState, opponents: readonly Side[], day: number): Stake {
  const sides: Side[] = [[viewer], ...opponents]
  const changeIfWonBy = (winner: number): number => {
    const { states } = rate({ sides, positions: winnerOnly(sides.length, winner), day, anchor: viewer.mean })
    return shownRank(states[0]?.[0] ?? viewer) - shownRank(viewer)
  }
  const [, ...others] = chances(sides, day)
  const total = others.reduce((sum, chance) => sum + chance, 0)
  const lose = others.reduce((sum, chance, i) => sum + (chance / total) * changeIfWonBy(i + 1), 0)
  // Math.round gives −0 for a loss of less than half a point; a loss of nothing is 0.
  return { win: changeIfWonBy(0), lose: Math.round(lose) || 0 }
}
