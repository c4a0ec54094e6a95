/** 'Sat, Jul 4, 6:30 PM', by the clock at the venue. */
export const whenAt = (at: Date | number, timezone: string, language = 'en'): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).format(at)

/** A moment as a notice is told of it: in words, and from what they are put into those of its reader. */
export const momentParams = (at: Date | number, zone: string) => ({
  when: whenAt(at, zone),
  start: String(Number(at)),
  zone,
})
