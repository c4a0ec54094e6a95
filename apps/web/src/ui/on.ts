import { relative } from './when.ts'
import { LANGUAGE } from '../language.ts'

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
const short = new Intl.DateTimeFormat(LANGUAGE, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
const withYear = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' })

/** A moment by the clock of this device; with its year if that is another one. */
export function on(time: string): string {
  const at = new Date(time)
  return (at.getFullYear() === new Date().getFullYear() ? short : withYear).format(at)
}

/** How long ago it was. */
export const ago = (time: string): string => relative(Date.parse(time), Date.now(), timeZone)
