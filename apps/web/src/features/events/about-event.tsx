import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { aboutLine } from '../../ui/about-line.tsx'
import { serverNow } from '../../ui/clock.ts'
import { DayLeaf } from './day-leaf.tsx'
import { hoursWords, spanWords } from './span.ts'

/** An event below the title of a dialog. */
export const aboutEvent = ({ event_name, start_date, end_date, timezone, venue }: EventAnswer) =>
  aboutLine(
    <DayLeaf at={start_date} timezone={timezone} />,
    <>
      {event_name}
      <br />
      {venue}
    </>,
    // The leaf shows the day, which those hear who do not see it.
    <>
      <span className="visually-hidden">{spanWords(start_date, end_date, serverNow(), timezone)}</span>
      <span aria-hidden="true">{hoursWords(start_date, end_date, timezone)}</span>
    </>,
  )
