/** A time that is chosen: wall time at the venue, and another venue in the same city. */
export interface TimeDraft {
  /** Tells the fields apart while others come and go. */
  key: number
  date: string
  venue: string
}

let last = 0

/** With this time beside the others, the earliest first, or without it where it was there; `most` is how many fit. */
export const toggled = (drafts: readonly TimeDraft[], date: string, most: number): TimeDraft[] => {
  const others = drafts.filter(draft => draft.date !== date)
  if (others.length < drafts.length || others.length >= most) return others
  return [...others, { key: ++last, date, venue: '' }].toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

/** As they are sent. */
export const sentOf = (drafts: readonly TimeDraft[]): { date: string; venue?: string }[] =>
  drafts.map(({ date, venue }) => ({ date, ...(venue.trim() !== '' && { venue: venue.trim() }) }))
