/** How much of a ring a first look takes in, and how much holds all of it. */
export interface Widths {
  first: number
  widest: number
}

/** A look at less than this share of what is missing tells that the ring holds little: then all of it is read. */
const THIN = 0.05
/** More than the rule of three says, so that one more look is usually enough. */
const MARGIN = 2

/**
 * Finds the first `max` rows, ring by ring from the nearest outwards. Within a ring `read` looks at what lies within
 * `width` of what is wanted, the best first, and answers at most `limit` rows. A city has far more of them than
 * anybody pages through, the country has few: so the first look is narrow, and what it finds tells how wide the next
 * has to be.
 */
export async function firstOf<Ring, Row>(
  rings: readonly Ring[],
  { first, widest }: Widths,
  max: number,
  read: (ring: Ring, width: number, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = []
  for (const ring of rings) {
    const missing = max - found.length
    if (missing === 0) break
    let width = Math.min(first, widest)
    let rows = await read(ring, width, missing)
    while (rows.length < missing && width < widest) {
      const share = rows.length / missing
      width = share < THIN ? widest : Math.min(widest, (width * MARGIN) / share)
      rows = await read(ring, width, missing)
    }
    found.push(...rows)
  }
  return found
}
