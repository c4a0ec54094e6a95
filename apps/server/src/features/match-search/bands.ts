/** How far from what is wanted nearly everything lies, and how far all of it. */
export interface Widths {
  typical: number
  widest: number
}

/** A ring before it is looked at, as far as it is known. */
export interface Expectation {
  /** How many rows it has, roughly. */
  rows: number
  /** It is read whole sooner than in part. */
  isThin: boolean
  /** It is looked at alone, whatever it has. */
  isApart: boolean
}

/** More than is needed by the estimate, so that one look is usually enough. */
const MARGIN = 2
/** The surroundings are a poor sample of the range that is wanted: the next look is at most so much wider. */
const GROWTH_MAX = 8

/**
 * Finds the first `max` rows, ring by ring from the nearest outwards. Within a ring `read` looks at what lies within
 * `width` of what is wanted, the best first, and answers at most `limit` rows. A city has far more of them than
 * anybody pages through, the country has few: so the first look is as wide as it has to be for the rows expected in
 * the ring, and what it finds tells how wide the next is. Rings that will not do by themselves are looked at whole,
 * together with the next: `read` is given all of them, and `width` is that of the last. Wrong expectations cost time,
 * never a row.
 */
export async function firstOf<Ring, Row>(
  rings: readonly Ring[],
  { typical, widest }: Widths,
  max: number,
  expect: (ring: Ring) => Expectation,
  read: (rings: readonly [...Ring[], Ring], width: number, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = []
  const left = rings.map(ring => ({ ring, ...expect(ring) }))
  for (let next = left.shift(); next; next = left.shift()) {
    const missing = max - found.length
    if (missing === 0) break
    const whole: Ring[] = []
    while (next.rows < missing && !next.isApart && left[0]?.isApart === false) {
      whole.push(next.ring)
      next = left.shift() ?? next
    }
    const { ring, rows: expected, isThin } = next
    const look = (width: number) => read([...whole, ring], width, missing)
    const share = isThin ? 1 : (MARGIN * missing) / expected
    let width = share >= 1 ? widest : typical * share
    let rows = await look(width)
    while (rows.length < missing && width < widest) {
      width *= Math.min(GROWTH_MAX, (MARGIN * missing) / rows.length)
      // Beyond what is typical there is little more.
      if (width > typical) width = widest
      rows = await look(width)
    }
    found.push(...rows)
  }
  return found
}
