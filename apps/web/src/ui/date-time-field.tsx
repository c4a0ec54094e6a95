import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { serverNow } from './clock.ts'
import { endOfNextYear, MINUTE_STEP, startOfToday, toStep } from './date-time.ts'
import { TextField } from './field.tsx'
import { stepWords } from './step-words.ts'

/**
 * A day and a time in steps of ten minutes, by the system's own picker; wall time at the venue, `2026-05-01T18:30`.
 * From today to the end of next year unless `min` and `max` say otherwise. Takes the result of `register(name)`.
 */
export function DateTimeField({ hint, onFocus, onBlur, onChange, ...rest }: ComponentProps<typeof TextField>) {
  const [bounds] = useState(() => {
    const now = new Date(serverNow())
    return { min: startOfToday(now), max: endOfNextYear(now) }
  })
  const before = useRef('')
  const control = useRef<HTMLInputElement>(null)
  const [moved, setMoved] = useState<{ words: string; to: string }>()
  // oxlint-disable-next-line react/exhaustive-deps -- a form writes into the control without a word to it
  useEffect(() => {
    // Another time was chosen since.
    if (moved && control.current?.value !== moved.to) setMoved(undefined)
  })
  return (
    <TextField
      type="datetime-local"
      step={MINUTE_STEP * 60}
      {...bounds}
      {...rest}
      hint={
        hint || moved ? (
          <>
            {hint} <output>{moved?.words}</output>
          </>
        ) : undefined
      }
      onChange={onChange}
      onFocus={event => {
        control.current = event.currentTarget
        before.current = event.currentTarget.value
        onFocus?.(event)
      }}
      onBlur={event => {
        const { value } = event.currentTarget
        // A wheel on a phone knows no steps. Untouched, a time stays: a day ends a minute before the next begins.
        if (value !== before.current) {
          const [words, to] = [stepWords(value), toStep(value)]
          setMoved(words === undefined ? undefined : { words, to })
          event.currentTarget.value = to
          // A form takes what is left behind without drawing anew: what it shows beside the field would stay as typed.
          if (to !== value) onChange?.({ ...event, type: 'change' })
        }
        onBlur?.(event)
      }}
    />
  )
}
