import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { useNow } from '../../ui/use-now.ts'
import { relative } from '../../ui/when.ts'
import { hoursWords, spanWords } from './span.ts'

const MINUTE_MS = 60_000

/** How far away an event is, and its hours: the leaf beside it shows the day, which those hear who do not see it. */
export function LeafTime({ event: { start_date, end_date, timezone } }: { event: EventAnswer }) {
  const now = useNow(MINUTE_MS)
  return (
    <time className="pieces" dateTime={start_date}>
      <strong className="when">{relative(Date.parse(start_date), now, timezone)}</strong>
      <span>
        <span className="visually-hidden">{spanWords(start_date, end_date, now, timezone)}</span>
        <span aria-hidden="true">{hoursWords(start_date, end_date, timezone)}</span>
      </span>
    </time>
  )
}
