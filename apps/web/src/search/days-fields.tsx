import { type ReactNode, useState } from 'react'
import { serverNow } from '../ui/clock.ts'
import { endOfNextYear, startOfToday } from '../ui/date-time.ts'
import { TextField } from '../ui/field.tsx'
import { datesAfter, type Days } from './filter.ts'
import './search.css'
import * as texts from './texts.ts'

const DAY_LENGTH = '2026-05-01'.length

/** The first and the last day, both included; `legend` says of what, `children` are fields beside them. */
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
  const [bounds] = useState(() => {
    const now = new Date(serverNow())
    return { type: 'date', min: startOfToday(now).slice(0, DAY_LENGTH), max: endOfNextYear(now).slice(0, DAY_LENGTH) }
  })
  const day = (part: keyof Days) => ({
    ...bounds,
    value: days[part],
    'data-empty': days[part] === '' || undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change(datesAfter(days, { [part]: currentTarget.value })),
  })
  return (
    <fieldset className="field">
      <legend className={legend === undefined ? 'visually-hidden' : 'search-legend'}>{legend ?? texts.days}</legend>
      <div className="search-days">
        <TextField label={texts.from} {...day('startDate')} />
        <TextField label={texts.to} {...day('endDate')} />
      </div>
      <p className="hint">{texts.leaveEmptyForAnyDay}</p>
      {children}
    </fieldset>
  )
}
