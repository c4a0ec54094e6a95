import type { CalibrationBin, CalibrationFigures } from '@gauntlet/contract/ranks/calibration'

/** A bin with a match in it. */
export interface Row {
  from: number
  to: number
  matches: number
  won: number
  told: number
  happened: number
  low: number
  high: number
}

export const rowsOf = (bins: readonly CalibrationBin[]): Row[] =>
  bins.flatMap(({ told, happened, low, high, ...bin }) =>
    told === null || happened === null || low === null || high === null ? [] : [{ ...bin, told, happened, low, high }],
  )

/** The sides to begin with: those given 60 % to 70 %, or else the favourites that there are most of. */
export function exampleOf({ bins }: Pick<CalibrationFigures, 'bins'>): Row | undefined {
  const favourites = rowsOf(bins).filter(({ from }) => from >= 0.5)
  return (
    favourites.find(({ from }) => Math.round(from * 10) === 6) ??
    favourites.toSorted((a, b) => b.matches - a.matches)[0]
  )
}

/** How many rows have what was told within the range that holds the truth nineteen times out of twenty. */
export const agreeingOf = (rows: readonly Row[]): number =>
  rows.filter(({ told, low, high }) => told >= low && told <= high).length

export interface Dot {
  x: number
  y: number
  /** The ends of the bar: the highest and the lowest likely share. */
  top: number
  bottom: number
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** The rows in a square of `size`, chances from the left, what happened from below; and the line through them. */
export function curveOf(rows: readonly Row[], size: number): { dots: Dot[]; line: string } {
  const up = (share: number) => rounded((1 - share) * size)
  const dots = rows.map(({ told, happened, low, high }) => ({
    x: rounded(told * size),
    y: up(happened),
    top: up(high),
    bottom: up(low),
  }))
  return { dots, line: dots.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ') }
}
