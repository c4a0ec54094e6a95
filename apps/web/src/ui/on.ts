import { relative } from './when.ts'
import { whenNeeded } from './formats.ts'
import { LANGUAGE } from '../language.ts'

const here = whenNeeded(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
const short = whenNeeded(
  () => new Intl.DateTimeFormat(LANGUAGE, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
)
const withYear = whenNeeded(() => new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' }))

/** A moment by the clock of this device; with its year if that is another one. */
export function on(time: string): string {
  const at = new Date(time)
  return (at.getFullYear() === new Date().getFullYear() ? short : withYear)().format(at)
}

/** How long ago it was. */
export const ago = (time: string): string => relative(Date.parse(time), Date.now(), here())
