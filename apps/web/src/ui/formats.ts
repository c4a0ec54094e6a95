import { LANGUAGE } from '../language.ts'

/** Made when it is first needed: a browser takes milliseconds for a format, and a page begins without. */
export function whenNeeded<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** A format for each time zone, made once: it takes a browser longer than to draw the card that it is for. */
export function datesIn(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  return timeZone => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone })
    made.set(timeZone, format)
    return format
  }
}
