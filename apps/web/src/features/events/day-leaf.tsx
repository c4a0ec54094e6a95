import './events.css'
import { LANGUAGE } from '../../language.ts'

const part = (at: string, timeZone: string, wanted: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LANGUAGE, { timeZone, ...wanted }).format(Date.parse(at))

/** The day at the venue as a leaf of a calendar. Decorates the time beside it. */
export const DayLeaf = ({ at, timezone, large = false }: { at: string; timezone: string; large?: boolean }) => (
  <span className={large ? 'day-leaf large' : 'day-leaf'} aria-hidden="true">
    <span className="day-leaf-month">{part(at, timezone, { month: 'short' })}</span>
    <span className="day-leaf-day numbers">{part(at, timezone, { day: 'numeric' })}</span>
    <span className="day-leaf-week">{part(at, timezone, { weekday: 'short' })}</span>
  </span>
)
