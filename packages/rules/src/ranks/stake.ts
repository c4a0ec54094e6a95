import { winnerOnly } from './sides.ts'
import { measuredLead } from './lead.ts'
import { type Done, rate, rateTwo } from './rate.ts'
import { type RatingState, type Side, shownRank } from './state.ts'
import { chances, type Telling } from './told.ts'

/** The margins of a narrow and of a clear result: 22–20 and 12–5. */
const NARROW = 0.3
const CLEAR = 1.65

/** Changes of the shown rank in whole points: of the narrowest and of the clearest result. */
export interface Range {
  readonly narrow: number
  readonly clear: number
}

/** How a match would move the shown rank: a win at least 0; a narrow loss to somebody stronger may be a gain, too. */
export interface Stake {
  readonly win: Range
  readonly lose: Range
}

/** The viewer is the first of their side. */
export interface Planned {
  readonly own: readonly [RatingState, ...RatingState[]]
  readonly opponents: readonly Side[]
  readonly day: number
  /** λ of two sides. */
  readonly weight: number
  /** Whether the sport's scores are read. */
  readonly scored: boolean
}

// Math.round gives −0 for a loss of less than half a point; a loss of nothing is 0.
const whole = (points: number): number => Math.round(points) || 0
const same = (points: number): Range => ({ narrow: points, clear: points })

function againstOne({ own, day, weight, scored }: Planned, opponents: Side): Stake {
  const change = (done: Done): number => {
    const [[after = own[0]]] = rateTwo(own, opponents, day, done, weight)
    return whole(shownRank(after) - shownRank(own[0]))
  }
  const range = (won: 0 | 1): Range => {
    if (!scored) return same(change({ won, lead: null }))
    const sign = 2 * won - 1
    const by = (margin: number) => change({ won, lead: measuredLead(sign * margin, sign) })
    return { narrow: by(NARROW), clear: by(CLEAR) }
  }
  return { win: range(1), lose: range(0) }
}

/**
 * The stake of a match against one side, or against several of whom one wins. With several, a loss depends on who wins,
 * so it is the mean over them, weighted by their chances.
 */
export function stake(planned: Planned, telling: Telling): Stake {
  const { own, opponents, day } = planned
  const [only, ...more] = opponents
  if (only && more.length === 0) return againstOne(planned, only)
  const sides: Side[] = [own, ...opponents]
  const changeIfWonBy = (winner: number): number => {
    const positions = winnerOnly(sides.length, winner)
    const after = rate({ sides, positions, day, score: null, weight: 1 })[0]?.[0] ?? own[0]
    return shownRank(after) - shownRank(own[0])
  }
  const [, ...others] = chances(telling, sides, day)
  const total = others.reduce((sum, chance) => sum + chance, 0)
  const lose = others.reduce((sum, chance, i) => sum + (chance / total) * changeIfWonBy(i + 1), 0)
  return { win: same(whole(changeIfWonBy(0))), lose: same(whole(lose)) }
}
