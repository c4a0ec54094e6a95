import { type ComponentProps, useRef, useState } from 'react'
import { serverNow } from './clock.ts'
import { endOfNextYear, MINUTE_STEP, startOfToday, toStep } from './date-time.ts'
import { TextField } from './field.tsx'

/**
 * A day and a time in steps of ten minutes, by the system's own picker; wall time at the venue, `2026-05-01T18:30`.
 * From today to the end of next year unless `min` and `max` say otherwise. Takes the result of `register(name)`.
 */
export function DateTimeField({ onFocus, onBlur, ...rest }: ComponentProps<typeof TextField>) {
  const [bounds] = useState(() => {
    const now = new Date(serverNow())
    return { min: startOfToday(now), max: endOfNextYear(now) }
  })
  const before = useRef('')
  return (
    <TextField
      type="datetime-local"
      step={MINUTE_STEP * 60}
      {...bounds}
      {...rest}
      onFocus={event => {
        before.current = event.currentTarget.value
        onFocus?.(event)
      }}
      onBlur={event => {
        const { value } = event.currentTarget
        // A wheel on a phone knows no steps. Untouched, a time stays: a day ends a minute before the next begins.
        if (value !== before.current) event.currentTarget.value = toStep(value)
        onBlur?.(event)
      }}
    />
  )
}
