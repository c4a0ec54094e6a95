import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { aboutLine } from '../../ui/about-line.tsx'
import { DayLeaf } from './day-leaf.tsx'
import { hoursWords } from './span.ts'

/** An event below the title of a dialog. */
export const aboutEvent = ({ event_name, start_date, end_date, timezone, venue }: EventAnswer) =>
  aboutLine(
    <DayLeaf at={start_date} timezone={timezone} />,
    <>
      {event_name}
      <br />
      {venue}
    </>,
    hoursWords(start_date, end_date, timezone),
  )
