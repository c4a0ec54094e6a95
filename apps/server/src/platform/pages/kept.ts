const PAGES = { ms: 5_000, most: 500 }

/** Answers with what was made for a key a moment ago, or makes it once for all who ask at the same time. */
export type Kept<T> = (key: string, make: () => Promise<T>) => Promise<T>

/** Many look at the same thing at once, above all right after it has changed. */
export function keptAWhile<T>({ ms, most }: { ms: number; most: number } = PAGES): Kept<T> {
  const kept = new Map<string, { until: number; made: Promise<T> }>()
  return (key, make) => {
    const now = performance.now()
    const known = kept.get(key)
    if (known && known.until > now) return known.made
    kept.delete(key)
    const made = make().catch((error: unknown) => {
      kept.delete(key)
      throw error
    })
    kept.set(key, { until: now + ms, made })
    const [oldest] = kept.size > most ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    return made
  }
}
