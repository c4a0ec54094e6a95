import { chanceOf, Teller, type Telling } from './told.ts'
import { doneIn, type Match } from './rate.ts'
import { strengthOn } from './state.ts'

// How the chances that are told turn out. Only results of two sides count: the pairs of a field are no matches, and one
// large field would outweigh everything else.

/** Matches whose favourite was told about the same chance. */
interface Favourites {
  matches: number
  /** Of those, how many the favourite won. */
  won: number
  /** The sum of the chances that were told. */
  told: number
}

/** Matches of one kind, counted. Plain JSON, and sums only: two of them add up to one. */
export interface Count {
  /** Those that somebody won; the chance that is told is that of winning where one side does. */
  matches: number
  /** Of those, the ones told as exactly even, which cannot turn out wrong: they stand in no bin. */
  even: number
  draws: number
  /** The sum of −ln(chance told to the winner). */
  logLoss: number
  /** The sum of (1 − chance told to the winner)². */
  brier: number
  /** By tenths of the favourite's chance, from 50 % on. */
  favourites: Favourites[]
}

const CELLS = ['settledSingles', 'settledSides', 'unsettledSingles', 'unsettledSides'] as const
type Cell = (typeof CELLS)[number]

/** The matches of a sport, apart by whether everybody's rank had settled, and whether anybody had a partner. */
export type Counts = Record<Cell, Count>

const BINS = 10
const HALF = BINS / 2

const newCount = (): Count => ({
  matches: 0,
  even: 0,
  draws: 0,
  logLoss: 0,
  brier: 0,
  favourites: Array.from({ length: HALF }, () => ({ matches: 0, won: 0, told: 0 })),
})

export const newCounts = (): Counts => ({
  settledSingles: newCount(),
  settledSides: newCount(),
  unsettledSingles: newCount(),
  unsettledSides: newCount(),
})

interface Kind {
  readonly settled: boolean
  readonly singles: boolean
}

function cellOf({ settled, singles }: Kind): Cell {
  if (settled) return singles ? 'settledSingles' : 'settledSides'
  return singles ? 'unsettledSingles' : 'unsettledSides'
}

/** Counts, in place, a result before which `logOdds` were told of side 0, which then won (1), lost (0) or drew (½). */
export function countTold(counts: Counts, kind: Kind, logOdds: number, won: number): void {
  const count = counts[cellOf(kind)]
  if (won === 0.5) {
    count.draws += 1
    return
  }
  const ofWinner = won === 1 ? logOdds : -logOdds
  count.matches += 1
  count.logLoss += Math.log1p(Math.exp(-ofWinner))
  count.brier += (1 - chanceOf(ofWinner)) ** 2
  if (logOdds === 0) {
    count.even += 1
    return
  }
  const told = chanceOf(Math.abs(logOdds))
  const bin = count.favourites[Math.min(HALF - 1, Math.floor(told * BINS) - HALF)]
  if (!bin) return
  bin.matches += 1
  bin.won += Number(ofWinner > 0)
  bin.told += told
}

/**
 * Counts, in place, a result as it was foretold by what was known before it; a field is passed over. Answers how the
 * sport tells chances afterwards.
 */
export function countMatch(
  counts: Counts,
  telling: Telling,
  { sides, positions, day }: Pick<Match, 'sides' | 'positions' | 'day'>,
): Telling {
  const [one, two] = sides
  if (sides.length !== 2 || !one || !two) return telling
  const { won } = doneIn({ positions, score: null })
  const teller = new Teller(telling)
  teller.tell({ ...strengthOn(one, day, 2), won }, strengthOn(two, day, 2))
  const settled = [...one, ...two].every(player => player.settled)
  countTold(counts, { settled, singles: one.length === 1 && two.length === 1 }, teller.told, won)
  return teller.telling()
}

const sumOf = (counts: readonly Count[]): Count =>
  counts.reduce((sum, count) => {
    for (const part of ['matches', 'even', 'draws', 'logLoss', 'brier'] as const) sum[part] += count[part]
    for (const [i, bin] of sum.favourites.entries())
      for (const part of ['matches', 'won', 'told'] as const) bin[part] += count.favourites[i]?.[part] ?? 0
    return sum
  }, newCount())

/** Several sports as one. */
export const sumOfCounts = (all: readonly Counts[]): Counts => ({
  settledSingles: sumOf(all.map(counts => counts.settledSingles)),
  settledSides: sumOf(all.map(counts => counts.settledSides)),
  unsettledSingles: sumOf(all.map(counts => counts.unsettledSingles)),
  unsettledSides: sumOf(all.map(counts => counts.unsettledSides)),
})

/** Sides that were told a chance from `from` to `to`. A match stands in two bins, once for each of its sides. */
export interface Bin {
  readonly from: number
  readonly to: number
  readonly matches: number
  readonly won: number
  /** The mean of the chances that were told; null without a match, as are the next three. */
  readonly told: number | null
  readonly happened: number | null
  /** Where the true share lies, nineteen times out of twenty. */
  readonly low: number | null
  readonly high: number | null
}

export interface Figures {
  readonly matches: number
  readonly even: number
  readonly draws: number
  /** Means over the matches; null without one. Told 50 % each time they would be ln 2 and ¼. */
  readonly logLoss: number | null
  readonly brier: number | null
  readonly bins: readonly Bin[]
}

const Z = 1.959964

/** Wilson's interval of a share: it stays within 0 and 1, and is honest where little is known. */
export function wilson(won: number, matches: number): { low: number; high: number } {
  const share = won / matches
  const pull = Z ** 2 / matches
  const middle = share + pull / 2
  const reach = Z * Math.sqrt((share * (1 - share)) / matches + pull / (4 * matches))
  return { low: Math.max(0, (middle - reach) / (1 + pull)), high: Math.min(1, (middle + reach) / (1 + pull)) }
}

function binOf(from: number, { matches, won, told }: Favourites): Bin {
  const counted = { from: from / BINS, to: (from + 1) / BINS, matches, won }
  if (matches === 0) return { ...counted, told: null, happened: null, low: null, high: null }
  return { ...counted, told: told / matches, happened: won / matches, ...wilson(won, matches) }
}

/** The same of the opponents of the favourites. */
const turned = ({ matches, won, told }: Favourites): Favourites => ({
  matches,
  won: matches - won,
  told: matches - told,
})

export function figuresOf({ matches, even, draws, logLoss, brier, favourites }: Count): Figures {
  const all = [...favourites.map(turned).toReversed(), ...favourites]
  return {
    matches,
    even,
    draws,
    logLoss: matches === 0 ? null : logLoss / matches,
    brier: matches === 0 ? null : brier / matches,
    bins: all.map((bin, from) => binOf(from, bin)),
  }
}

export const CALIBRATED = ['all', 'settled', 'unsettled', 'singles', 'sides'] as const
/** All matches, and the same split in two ways. */
export type Calibration = Readonly<Record<(typeof CALIBRATED)[number], Figures>>

export function calibrationOf(counts: Counts): Calibration {
  const of = (...cells: Cell[]) => figuresOf(sumOf(cells.map(cell => counts[cell])))
  return {
    all: of(...CELLS),
    settled: of('settledSingles', 'settledSides'),
    unsettled: of('unsettledSingles', 'unsettledSides'),
    singles: of('settledSingles', 'unsettledSingles'),
    sides: of('settledSides', 'unsettledSides'),
  }
}
