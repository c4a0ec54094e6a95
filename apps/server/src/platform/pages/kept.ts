const PAGES = { ms: 5_000, most: 500 }

/** Answers with what was made for a key a moment ago, or makes it once for all who ask at the same time. */
export type Kept<T> = (key: string, make: () => Promise<T>) => Promise<T>

/**
 * Many look at the same thing at once, above all right after it has changed. With 0 ms only those share it who ask
 * while it is being made.
 */
export function keptAWhile<T>({ ms, most }: { ms: number; most: number } = PAGES): Kept<T> {
  const kept = new Map<string, { until: number; made: Promise<T> }>()
  return (key, make) => {
    const known = kept.get(key)
    if (known && known.until > performance.now()) return known.made
    kept.delete(key)
    const entry = { until: Number.POSITIVE_INFINITY, made: make() }
    const end = () => {
      entry.until = performance.now() + ms
    }
    void entry.made.then(end, () => kept.delete(key))
    kept.set(key, entry)
    const [oldest] = kept.size > most ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    return entry.made
  }
}
