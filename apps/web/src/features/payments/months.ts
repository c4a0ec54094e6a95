import type { CreditEntry } from '@gauntlet/contract/credits/endpoints'

export interface Month<Entry> {
  name: string
  entries: Entry[]
  /** How much came in it, and went; null while its oldest entries may still be to come. */
  sums: Sums | null
}

interface Sums {
  got: number
  spent: number
}

/** The price of a match that comes back is not spent, and no gain either. */
function sumsOf(entries: readonly Pick<CreditEntry, 'points' | 'about'>[]): Sums {
  const played = entries.filter(({ about }) => about !== null && about.kind !== 'purchase')
  const sum = (of: typeof entries) => of.reduce((all, { points }) => all + points, 0)
  return { got: sum(entries) - sum(played), spent: -sum(played) }
}

/** Entries, the newest first, by month; `whole` where none older is to come. */
export function byMonth<Entry extends Pick<CreditEntry, 'created' | 'points' | 'about'>>(
  entries: readonly Entry[],
  nameOf: (created: string) => string,
  whole: boolean,
): Month<Entry>[] {
  const months = [...Map.groupBy(entries, ({ created }) => nameOf(created))]
  return months.map(([name, those], at) => ({
    name,
    entries: those,
    sums: whole || at < months.length - 1 ? sumsOf(those) : null,
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

export const A_YEAR = 12

/** As many as stand beside each other on the narrowest phone. */
const MONTHS_SHOWN = 6

export interface Spent {
  /** Counted from the year 0: those that follow each other are neighbours. */
  month: number
  spent: number
}

/** The credits spent in each month up to the newest, the oldest first; those without a match stand in it too. */
export function spentByMonth<Entry>(
  months: readonly Month<Entry>[],
  countOf: (month: Month<Entry>) => number,
): Spent[] {
  const known = months.flatMap(month => (month.sums ? [{ month: countOf(month), spent: month.sums.spent }] : []))
  const [newest, oldest] = [known[0], known.at(-1)]
  if (!newest || !oldest) return []
  const first = Math.max(oldest.month, newest.month - MONTHS_SHOWN + 1)
  return Array.from({ length: newest.month - first + 1 }, (_, at) => {
    const here = known.find(({ month }) => month === first + at)
    return { month: first + at, spent: here?.spent ?? 0 }
  })
}

/** How many months a balance lasts if they go on like these; undefined where nothing was spent in them. */
export function monthsLeft(balance: number, months: readonly Spent[]): number | undefined {
  const spent = months.reduce((sum, month) => sum + month.spent, 0)
  return spent > 0 ? Math.floor((balance * months.length) / spent) : undefined
}
