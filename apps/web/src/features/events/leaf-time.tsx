import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { useNow } from '../../ui/use-now.ts'
import { absolute, relative } from '../../ui/when.ts'
import { hourWords, hoursWords, spanWords } from './span.ts'

const MINUTE_MS = 60_000

/**
 * How far away an event is, and its hour, `whole` with its end: the leaf beside it shows the day, which those hear who
 * do not see it.
 */
export function LeafTime({
  event: { start_date, end_date, timezone },
  whole = false,
}: {
  event: EventAnswer
  whole?: boolean
}) {
  const now = useNow(MINUTE_MS)
  const start = Date.parse(start_date)
  return (
    <time className="pieces" dateTime={start_date}>
      <strong className="when">{relative(start, now, timezone)}</strong>
      <span>
        <span className="visually-hidden">
          {whole ? spanWords(start_date, end_date, now, timezone) : absolute(start, now, timezone)}
        </span>
        <span aria-hidden="true">
          {whole ? hoursWords(start_date, end_date, timezone) : hourWords(start_date, timezone)}
        </span>
      </span>
    </time>
  )
}
