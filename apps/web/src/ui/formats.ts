import { LANGUAGE } from '../language.ts'

/** Made when it is first needed: a browser takes milliseconds for a format, and a page begins without. */
export function whenNeeded<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** A screen shows few zones; a server that writes screens hears of all of them. */
const ZONES = 12

/** A format for each time zone, made once: it takes a browser longer than to draw the card that it is for. */
export function datesIn(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  return timeZone => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone })
    if (made.size >= ZONES && !made.has(timeZone)) made.clear()
    made.set(timeZone, format)
    return format
  }
}
