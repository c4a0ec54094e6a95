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

/** The matches of a month in one sport, and their price in all. */
export interface Played<Entry> {
  sport: string
  matches: Entry[]
  points: number
}

/** The entries of a month; those of several matches in a sport stand together, where the newest of them stands. */
export function bySport<Entry extends Pick<CreditEntry, 'points' | 'about'>>(
  entries: readonly Entry[],
): (Entry | Played<Entry>)[] {
  const sportOf = ({ points, about }: Entry) => (points < 0 && about?.kind === 'challenge' ? about.title : undefined)
  const sports = Map.groupBy(entries, sportOf)
  return entries.flatMap((entry): (Entry | Played<Entry>)[] => {
    const sport = sportOf(entry)
    const matches = sport === undefined ? [] : (sports.get(sport) ?? [])
    if (sport === undefined || matches.length === 1) return [entry]
    if (matches[0] !== entry) return []
    return [{ sport, matches, points: matches.reduce((sum, { points }) => sum + points, 0) }]
  })
}
