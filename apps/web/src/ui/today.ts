import { datesIn } from './formats.ts'
import { absolute, dayIn } from './when.ts'
import { say } from './say.ts'
import * as texts from './texts.ts'

const hours = datesIn({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })

/** The moment by the clock at the place; of today the hour, since the day is what hurries. */
export const untilWhen = (at: number, now: number, timeZone: string): string =>
  dayIn(timeZone, at) === dayIn(timeZone, now)
    ? say(texts.hourToday, { hour: hours(timeZone).format(at) })
    : absolute(at, now, timeZone)
