import { datesIn } from '../../ui/formats.ts'
import * as texts from './texts.ts'
import { here } from '../../ui/here.ts'

const hours = datesIn({ hour: 'numeric', minute: '2-digit' })
const days = datesIn({ weekday: 'long', month: 'short', day: 'numeric' })

/** '2:15 PM', by the reader's clock. */
export const hourOf = (at: string): string => hours(here()).format(Date.parse(at))

/** 'Monday, Jun 3', by the reader's calendar. */
export function dayOf(at: string, now: number): string {
  const day = days(here())
  const words = day.format(Date.parse(at))
  return words === day.format(now) ? texts.today : words
}
