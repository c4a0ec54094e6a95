import { useEffect, useState } from 'react'
import { DateTimeField } from '../ui/date-time-field.tsx'
import { endOf, hoursBetween, midnightOf } from './end.ts'
import type { Registered } from '../ui/field.tsx'
import { say } from '../ui/say.ts'
import * as texts from './texts.ts'

type Chosen = number | 'midnight' | 'other'

function chosenOf(start: string, end: string, lengths: readonly number[]): Chosen {
  if (end === '' || end === midnightOf(start)) return 'midnight'
  return lengths.find(hours => hours === hoursBetween(start, end)) ?? 'other'
}

/** The end, one tap where it is a usual one; it moves with the start. The control waits behind the last one. */
export function EndField({
  start,
  end,
  lengths,
  needed = false,
  choose,
  field,
}: {
  /** Both as a date-time control has them. */
  start: string
  end: string
  /** So long most of these take, in hours. */
  lengths: readonly number[]
  /** It is not to be left empty. */
  needed?: boolean
  choose: (end: string) => void
  field: Registered
}) {
  const [chosen, setChosen] = useState(() => chosenOf(start, end, lengths))
  const isOther = chosen === 'other' || field.error !== undefined
  useEffect(() => {
    if (typeof chosen === 'number') choose(endOf(start, chosen))
    else if (chosen === 'midnight' && needed && start !== '') choose(midnightOf(start))
    // oxlint-disable-next-line react/exhaustive-deps -- `choose` is new on every render; the start is what moves it
  }, [start, chosen])
  const options: readonly { value: Chosen; text: string }[] = [
    ...lengths.map(value => ({ value, text: say(texts.hoursLong, { hours: value }) })),
    { value: 'midnight', text: texts.untilMidnight },
    { value: 'other', text: texts.anotherEnd },
  ]
  return (
    <fieldset className="stack tight">
      <legend className="form-legend">{texts.ends}</legend>
      <ul className="picks whole times ends" aria-label={texts.ends}>
        {options.map(({ value, text }) => (
          <li key={value}>
            <button
              type="button"
              className="button small"
              aria-pressed={isOther ? value === 'other' : value === chosen}
              onClick={() => {
                setChosen(value)
                if (value === 'midnight' && !needed) choose('')
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <div hidden={!isOther}>
        <DateTimeField
          label={needed ? texts.endDateTime : texts.endDateTimeOptional}
          {...(!needed && { hint: texts.endsAtMidnight })}
          {...(start !== '' && { min: start })}
          data-empty={end === '' || undefined}
          {...field}
        />
      </div>
    </fieldset>
  )
}
