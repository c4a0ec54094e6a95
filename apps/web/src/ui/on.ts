import { datesIn } from './formats.ts'
import { here } from './here.ts'
import { relative } from './when.ts'

const short = datesIn({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
const withYear = datesIn({ dateStyle: 'medium', timeStyle: 'short' })

const years = datesIn({ year: 'numeric' })
const isThisYear = (at: Date) => years(here()).format(at) === years(here()).format(Date.now())

/** A moment by the clock of this device; with its year if that is another one. */
export function on(time: string): string {
  const at = new Date(time)
  return (isThisYear(at) ? short : withYear)(here()).format(at)
}

const shortDay = datesIn({ month: 'short', day: 'numeric' })
const dayWithYear = datesIn({ dateStyle: 'medium' })

/** The day of a moment by the clock of this device; with its year if that is another one. */
export function onDay(time: string): string {
  const at = new Date(time)
  return (isThisYear(at) ? shortDay : dayWithYear)(here()).format(at)
}

/** How long ago it was. */
export const ago = (time: string): string => relative(Date.parse(time), Date.now(), here())
