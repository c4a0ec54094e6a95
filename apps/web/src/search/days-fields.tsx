import { type ReactNode, useState } from 'react'
import { serverNow } from '../ui/clock.ts'
import { endOfNextYear, startOfToday } from '../ui/date-time.ts'
import { TextField } from '../ui/field.tsx'
import { daySpans } from './day-spans.ts'
import { datesAfter, type Days } from './filter.ts'
import './search.css'
import * as texts from './texts.ts'

const DAY_LENGTH = '2026-05-01'.length
const TAPS = ['any', 'today', 'weekend', 'pick'] as const

/** The days with a tap, or the first and the last one, both included; `legend` says of what, `children` follow. */
export function DaysFields({
  legend,
  days,
  change,
  children,
}: {
  legend?: string
  days: Days
  change: (part: Days) => void
  children?: ReactNode
}) {
  const [{ bounds, spans }] = useState(() => {
    const now = new Date(serverNow())
    return {
      spans: daySpans(now),
      bounds: {
        type: 'date',
        min: startOfToday(now).slice(0, DAY_LENGTH),
        max: endOfNextYear(now).slice(0, DAY_LENGTH),
      },
    }
  })
  const [isPicking, setIsPicking] = useState(false)
  const known = TAPS.find(tap => {
    if (tap === 'pick') return false
    return spans[tap].startDate === days.startDate && spans[tap].endDate === days.endDate
  })
  const shown = isPicking ? 'pick' : (known ?? 'pick')
  const tapped = (tap: (typeof TAPS)[number]) => {
    setIsPicking(tap === 'pick')
    if (tap !== 'pick') change(spans[tap])
  }
  const day = (part: keyof Days) => ({
    ...bounds,
    value: days[part],
    'data-empty': days[part] === '' || undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change(datesAfter(days, { [part]: currentTarget.value })),
  })
  return (
    <fieldset className="field">
      <legend className={legend === undefined ? 'form-legend' : 'search-legend'}>{legend ?? texts.days}</legend>
      <div className="choices search-taps">
        {TAPS.map(tap => (
          <label key={tap}>
            <input type="radio" name={texts.days} checked={tap === shown} onChange={() => tapped(tap)} />
            {texts.dayTaps[tap]}
          </label>
        ))}
      </div>
      {shown === 'pick' && (
        <div className="search-days">
          <TextField label={texts.from} {...day('startDate')} />
          <TextField label={texts.to} {...day('endDate')} />
        </div>
      )}
      {children}
    </fieldset>
  )
}
