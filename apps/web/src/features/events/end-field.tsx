import { useEffect, useState } from 'react'
import { say } from '../../ui/say.ts'
import { DateTimeField } from '../../ui/date-time-field.tsx'
import type { Registered } from '../../ui/field.tsx'
import { endOf, hoursBetween } from './end.ts'
import * as texts from './texts.ts'

/** So long most events take. */
const HOURS = [2, 3] as const
type Chosen = (typeof HOURS)[number] | 'midnight' | 'other'

const chosenOf = (start: string, end: string): Chosen =>
  end === '' ? 'midnight' : (HOURS.find(hours => hours === hoursBetween(start, end)) ?? 'other')

/** The end, one tap where it is a usual one; a length moves with the start. The control waits behind the last one. */
export function EndField({
  start,
  end,
  choose,
  field,
}: {
  /** Both as a date-time control has them. */
  start: string
  end: string
  choose: (end: string) => void
  field: Registered
}) {
  const [chosen, setChosen] = useState(() => chosenOf(start, end))
  const isOther = chosen === 'other' || field.error !== undefined
  useEffect(() => {
    if (typeof chosen === 'number') choose(endOf(start, chosen))
    // oxlint-disable-next-line react/exhaustive-deps -- `choose` is new on every render; the start is what moves it
  }, [start, chosen])
  const options: readonly { value: Chosen; text: string }[] = [
    ...HOURS.map(value => ({ value, text: say(texts.hoursLong, { hours: value }) })),
    { value: 'midnight', text: texts.untilMidnight },
    { value: 'other', text: texts.anotherEnd },
  ]
  return (
    <>
      <ul className="picks whole times ends" aria-label={texts.ends}>
        {options.map(({ value, text }) => (
          <li key={value}>
            <button
              type="button"
              className="button small"
              aria-pressed={isOther ? value === 'other' : value === chosen}
              onClick={() => {
                setChosen(value)
                if (value === 'midnight') choose('')
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <div hidden={!isOther}>
        <DateTimeField
          label={texts.endDateTimeOptional}
          hint={texts.endsAtMidnight}
          {...(start !== '' && { min: start })}
          data-empty={end === '' || undefined}
          {...field}
        />
      </div>
    </>
  )
}
