import { hourAfter } from '../../ui/date-time.ts'

const DAYS = 7
const SATURDAY = 6
const EVENING = 18
const MORNING = 10

/** The next seven days, each at the hour at which people mostly meet on it. */
export const weekAhead = (now: Date): string[] =>
  Array.from({ length: DAYS }, (_, day) => {
    const weekday = (now.getDay() + day + 1) % DAYS
    return hourAfter(now, day + 1, weekday === 0 || weekday === SATURDAY ? MORNING : EVENING)
  })
