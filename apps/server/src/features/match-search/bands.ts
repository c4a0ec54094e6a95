/** How far from what is wanted nearly everything lies, and how far all of it. */
export interface Widths {
  typical: number
  widest: number
}

/** More than is needed by the estimate, so that one look is usually enough. */
const MARGIN = 2
/** A look at less than this share of what is missing tells that the ring holds little: then all of it is read. */
const THIN = 0.05

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
      const reached = rows.length / missing
      width = reached < THIN ? widest : Math.min(widest, (width * MARGIN) / reached)
      rows = await read(ring, width, missing)
    }
    found.push(...rows)
  }
  return found
}
