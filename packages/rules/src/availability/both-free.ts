import { HOUR, MINUTE, type Millis } from '@gauntlet/contract/time'

/** From an instant to another. */
export interface Span {
  start: Millis
  end: Millis
}

/** Matches begin at such steps. */
const STEP = 30 * MINUTE
/** In less nobody plays. */
const LEAST = HOUR
/** So many are proposed. */
const MOST = 5

/** Spans in their order; those that touch are one. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans.toSorted((one, two) => one.start - two.start)) {
    const last = all.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else all.push({ ...span })
  }
  return all
}

const common = (one: readonly Span[], other: readonly Span[]): Span[] =>
  one.flatMap(a =>
    other.flatMap(b => {
      const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)]
      return start < end ? [{ start, end }] : []
    }),
  )

const without = (spans: readonly Span[], taken: Span): Span[] =>
  spans.flatMap(({ start, end }) =>
    taken.end <= start || taken.start >= end
      ? [{ start, end }]
      : [
          { start, end: taken.start },
          { start: taken.end, end },
        ],
  )

/**
 * The next times when two players are both free: what their weeks have in common, without what either attends. The
 * grids are coarse and the steps are wide, so that no hour of a player's own can be read from it.
 */
export function bothFree(one: readonly Span[], other: readonly Span[], busy: readonly Span[], now: Millis): Span[] {
  const ahead = common(joined(one), joined(other)).map(({ start, end }) => ({ start: Math.max(start, now), end }))
  return joined(busy)
    .reduce(without, ahead)
    .map(({ start, end }) => ({ start: Math.ceil(start / STEP) * STEP, end: Math.floor(end / STEP) * STEP }))
    .filter(({ start, end }) => end - start >= LEAST)
    .slice(0, MOST)
}
