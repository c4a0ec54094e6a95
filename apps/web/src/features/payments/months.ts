import type { CreditEntry } from '@gauntlet/contract/credits/endpoints'

export interface Month<Entry> {
  name: string
  entries: Entry[]
  /** All that came and went in it; null while its oldest entries may still be to come. */
  sum: number | null
}

/** Entries, the newest first, by month; `whole` where none older is to come. */
export function byMonth<Entry extends Pick<CreditEntry, 'created' | 'points'>>(
  entries: readonly Entry[],
  nameOf: (created: string) => string,
  whole: boolean,
): Month<Entry>[] {
  const months = [...Map.groupBy(entries, ({ created }) => nameOf(created))]
  return months.map(([name, those], at) => ({
    name,
    entries: those,
    sum: whole || at < months.length - 1 ? those.reduce((sum, { points }) => sum + points, 0) : null,
  }))
}
