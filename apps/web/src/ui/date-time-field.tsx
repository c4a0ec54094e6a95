import { type ComponentProps, useState } from 'react'
import { serverNow } from './clock.ts'
import { endOfNextYear, MINUTE_STEP, startOfToday, toStep } from './date-time.ts'
import { TextField } from './field.tsx'

/**
 * A day and a time in steps of ten minutes, by the system's own picker; wall time at the venue, `2026-05-01T18:30`.
 * From today to the end of next year unless `min` and `max` say otherwise. Takes the result of `register(name)`.
 */
export function DateTimeField({ onBlur, ...rest }: ComponentProps<typeof TextField>) {
  const [bounds] = useState(() => {
    const now = new Date(serverNow())
    return { min: startOfToday(now), max: endOfNextYear(now) }
  })
  return (
    <TextField
      type="datetime-local"
      step={MINUTE_STEP * 60}
      {...bounds}
      {...rest}
      onBlur={event => {
        // a wheel on a phone knows no steps
        event.currentTarget.value = toStep(event.currentTarget.value)
        onBlur?.(event)
      }}
    />
  )
}
