import type { RankEntry } from '@gauntlet/contract/ranks/endpoints'

/** A rank at a time, and how far from it the true one probably is. */
export interface RankPoint {
  at: number
  rank: number
  deviation: number
}

/** The history, which comes newest first, as points from the oldest on; the first is the rank before any result. */
export function pointsOf(entries: readonly RankEntry[]): RankPoint[] {
  const oldestFirst = entries.toReversed()
  const [first] = oldestFirst
  if (!first) return []
  const start = { at: Date.parse(first.created), rank: first.before, deviation: first.deviation.before }
  return [
    start,
    ...oldestFirst.map(({ created, after, deviation }) => ({
      at: Date.parse(created),
      rank: after,
      deviation: deviation.after,
    })),
  ]
}

export interface Chart {
  /** The band between the likely lowest and highest, and the line, as SVG paths. */
  band: string
  line: string
  /** The position of the last point. */
  end: { x: number; y: number }
  /** Ranks to draw lines at, with their heights. */
  marks: { rank: number; y: number }[]
}

const STEPS = [10, 20, 50, 100, 200, 500, 1000]
const MARKS = 4

/** Whole steps within the range, a handful of them. */
function marksWithin(low: number, high: number): number[] {
  const step = STEPS.find(each => (high - low) / each <= MARKS) ?? 1000
  const marks: number[] = []
  for (let rank = Math.ceil(low / step) * step; rank <= high; rank += step) marks.push(rank)
  return marks
}

const rounded = (value: number) => Math.round(value * 10) / 10

/**
 * The points in a picture of `width` × `height`: the results at even distances, since a player has many in one week and
 * none in the next month.
 */
export function chartOf(points: readonly RankPoint[], width: number, height: number): Chart {
  const low = Math.max(0, Math.min(...points.map(({ rank, deviation }) => rank - deviation)))
  const high = Math.max(...points.map(({ rank, deviation }) => rank + deviation))
  const span = Math.max(1, high - low)
  const x = (index: number) => rounded((index / Math.max(1, points.length - 1)) * width)
  const y = (rank: number) => rounded(height - ((Math.max(low, rank) - low) / span) * height)
  const path = (ranks: readonly number[]) => ranks.map((rank, index) => `${x(index)} ${y(rank)}`).join(' L ')
  const upper = path(points.map(({ rank, deviation }) => rank + deviation))
  const lower = points
    .map(({ rank, deviation }, index) => `${x(index)} ${y(rank - deviation)}`)
    .toReversed()
    .join(' L ')
  const last = points.at(-1)
  return {
    band: `M ${upper} L ${lower} Z`,
    line: `M ${path(points.map(({ rank }) => rank))}`,
    end: { x: x(points.length - 1), y: y(last?.rank ?? low) },
    marks: marksWithin(low, high).map(rank => ({ rank, y: y(rank) })),
  }
}
