const FORMATS = new Map<string, Intl.DateTimeFormat>()

/** Making one costs many times as much as using it; there are a few hundred zones, in few languages. */
function formatOf(language: string, timezone: string, zoned: boolean): Intl.DateTimeFormat {
  const name = `${language} ${timezone} ${zoned}`
  const format =
    FORMATS.get(name) ??
    new Intl.DateTimeFormat(language, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: timezone,
      ...(zoned && { timeZoneName: 'short' }),
    })
  FORMATS.set(name, format)
  return format
}

/** 'Sat, Jul 4, 6:30 PM', by the clock at the venue. */
export const whenAt = (at: Date | number, timezone: string, language = 'en'): string =>
  formatOf(language, timezone, false).format(at)

/** 'Sat, Jul 4, 6:30 PM EDT': to whoever may be elsewhere. */
export const zonedAt = (at: Date | number, timezone: string, language = 'en'): string =>
  formatOf(language, timezone, true).format(at)

/** A moment as a notice is told of it: in words, and from what they are put into those of its reader. */
export const momentParams = (at: Date | number, zone: string) => ({
  when: whenAt(at, zone),
  start: String(Number(at)),
  zone,
})
