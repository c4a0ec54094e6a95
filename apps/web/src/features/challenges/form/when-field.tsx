import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { serverNow } from '../../../ui/clock.ts'
import { usualTimes } from '../../../ui/date-time.ts'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { wallDay } from '../../../ui/when.ts'
import * as texts from '../texts.ts'

/** When it starts: one of the usual times with a tap, or any other. */
export function WhenField({
  value,
  choose,
  field,
  error,
}: {
  value: string | undefined
  choose: (time: string) => void
  field: UseFormRegisterReturn
  error: string | undefined
}) {
  const [times] = useState(() => usualTimes(new Date(serverNow())))
  return (
    <fieldset className="stack tight">
      <legend className="form-legend">{texts.when}</legend>
      <ul className="picks" aria-label={texts.usualTimes}>
        {times.map(time => (
          <li key={time}>
            <button type="button" className="button small" aria-pressed={time === value} onClick={() => choose(time)}>
              {wallDay(time)}
            </button>
          </li>
        ))}
      </ul>
      <DateTimeField label={texts.startDateTime} hint={texts.onTheClockAtThe} error={error} {...field} />
    </fieldset>
  )
}
