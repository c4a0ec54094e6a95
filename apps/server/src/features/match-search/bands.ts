/** How far from what is wanted nearly everything lies, and how far all of it. */
export interface Widths {
  typical: number
  widest: number
}

/** More than is needed by the estimate, so that one look is usually enough. */
const MARGIN = 2
/** The surroundings are a poor sample of the range that is wanted: the next look is at most so much wider. */
const GROWTH_MAX = 8

/**
 * Finds the first `max` rows, ring by ring from the nearest outwards. Within a ring `read` looks at what lies within
 * `width` of what is wanted, the best first, and answers at most `limit` rows. A city has far more of them than
 * anybody pages through, the country has few: so the first look is as wide as it has to be for `expected` rows in the
 * ring, and what it finds tells how wide the next is. Wrong expectations cost time, never a row.
 */
export async function firstOf<Ring, Row>(
  rings: readonly Ring[],
  { typical, widest }: Widths,
  max: number,
  expected: (ring: Ring) => number,
  read: (ring: Ring, width: number, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = []
  for (const ring of rings) {
    const missing = max - found.length
    if (missing === 0) break
    const share = (MARGIN * missing) / expected(ring)
    let width = share >= 1 ? widest : typical * share
    let rows = await read(ring, width, missing)
    while (rows.length < missing && width < widest) {
      width *= Math.min(GROWTH_MAX, (MARGIN * missing) / rows.length)
      // Beyond what is typical there is little more.
      if (width > typical) width = widest
      rows = await read(ring, width, missing)
    }
    found.push(...rows)
  }
  return found
}
