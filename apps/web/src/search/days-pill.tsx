import { serverNow } from '../ui/clock.ts'
import { daySpans } from './day-spans.ts'
import type { Days } from './filter.ts'
import { OrderPill } from './order-pill.tsx'
import * as texts from './texts.ts'

const SPANS = ['any', 'today', 'weekend'] as const

/** The days of a search that are asked for most; those that were picked otherwise stay one of the choices. */
export function DaysPill({ days: { startDate, endDate }, change }: { days: Days; change: (days: Days) => void }) {
  const days = daySpans(new Date(serverNow()))
  const spans = SPANS.map(value => ({ value, text: texts.dayTaps[value] }))
  const span = spans.find(({ value }) => days[value].startDate === startDate && days[value].endDate === endDate)
  return (
    <OrderPill
      label={texts.days}
      orders={span ? spans : [...spans, { value: 'pick' as const, text: texts.dayTaps.pick }]}
      order={span?.value ?? 'pick'}
      choose={value => value !== 'pick' && change(days[value])}
    />
  )
}
