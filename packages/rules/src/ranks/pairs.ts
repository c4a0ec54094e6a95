/**
 * Two sides that keep meeting say less and less that is new: each further result counts less, none is ignored, and what
 * they have played fades within a year.
 */

/** How often two sides have met, faded to `day`. */
export interface Meetings {
  readonly n: number
  readonly day: number
}

/** The meetings of two sides, named by their keys, the lower one first. */
export interface Pair extends Meetings {
  readonly one: string
  readonly two: string
}

/**
 * The pairs of a sport in columns, in the order in which they first met: they are nearly as many as its results. `one`
 * and `two` are places in `sides`.
 */
export interface Pairs {
  readonly sides: readonly string[]
  readonly one: readonly number[]
  readonly two: readonly number[]
  readonly n: readonly number[]
  readonly day: readonly number[]
}

export const noPairs: Pairs = { sides: [], one: [], two: [], n: [], day: [] }

export const onePair = ({ one, two, n, day }: Pair): Pairs => ({
  sides: [one, two],
  one: [0],
  two: [1],
  n: [n],
  day: [day],
})

export const pairsIn = ({ sides, one, two, n, day }: Pairs): Pair[] =>
  one.map((first, i) => ({
    one: sides[first] ?? '',
    two: sides[two[i] ?? 0] ?? '',
    n: n[i] ?? 0,
    day: day[i] ?? 0,
  }))

const FADES_IN_DAYS = 365

/** How many of `n` meetings are left after so many days. */
export const fadedAfter = (n: number, days: number): number => (n === 0 ? 0 : n * Math.exp(-days / FADES_IN_DAYS))

/** How many meetings there were, seen from `day`. */
export const fadedTo = ({ n, day: last }: Meetings, day: number): number => fadedAfter(n, day - last)

/** How often two sides have met who met on these days, in their order. */
export const meetingsIn = (days: readonly number[]): Meetings =>
  days.reduce<Meetings>((met, day) => ({ n: fadedTo(met, day) + 1, day }), { n: 0, day: 0 })

/** λ: how much a result of two sides counts that have met `n` times. */
export const weightAfter = (n: number): number => 1 / (1 + n / 2)

/** Which meeting of late a result was, from how much it counted. */
export const meetingOf = (weight: number): number => 1 + Math.round(2 * (1 / weight - 1))
