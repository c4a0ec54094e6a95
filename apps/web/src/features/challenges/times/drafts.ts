/** A time as it is typed: wall time at the venue, and another venue in the same city. */
export interface TimeDraft {
  /** Tells the fields apart while others come and go. */
  key: number
  date: string
  venue: string
}

let last = 0
export const newDraft = (): TimeDraft => ({ key: ++last, date: '', venue: '' })

/** Those that have a date, as they are sent. */
export const sentOf = (drafts: readonly TimeDraft[]): { date: string; venue?: string }[] =>
  drafts
    .filter(({ date }) => date !== '')
    .map(({ date, venue }) => ({ date, ...(venue.trim() !== '' && { venue: venue.trim() }) }))
