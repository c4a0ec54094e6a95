import { type ComponentProps, Suspense, useState } from 'react'
import { lazy } from './part.tsx'
import { serverNow } from './clock.ts'
import type { DateTimeField } from './date-time-field.tsx'
import { usualTimes } from './date-time.ts'
import * as texts from './texts.ts'
import { wallDay } from './when.ts'
import { here } from './here.ts'
import { wallDate } from './when.ts'

// It waits for a tap.
const DayHours = lazy(() => import('./day-hours/day-hours.tsx'))

/** Few enough for one line of a phone, with the way to any other. */
const MOST = 3

/**
 * The times at which people mostly meet, the earliest first, one a tap, and the one that a form begins with; `value` is
 * that of a date-time control. Days and hours wait behind the last of them, and behind these that control, the `field`.
 */
export function UsualTimes({
  value,
  zone = here(),
  choose,
  choices,
  field,
}: {
  value: string | undefined
  /** The zone of the clock by which an hour is past. */
  zone?: string
  choose: (time: string) => void
  /** Other times than those, in their order: of a match that is over. */
  choices?: readonly { time: string; day: string }[]
  field: ComponentProps<typeof DateTimeField>
}) {
  const [usual] = useState(() => {
    const all = usualTimes(wallDate(serverNow(), here()))
    return [...new Set([...(value ? [value] : []), ...all])].slice(0, MOST).toSorted()
  })
  const times = choices ?? usual.map(time => ({ time, day: wallDay(time).day }))
  const [asked, setAsked] = useState(false)
  const isWrong = field.error !== undefined
  const isUnusual = times.every(({ time }) => time !== value)
  const isOther = asked || isWrong || isUnusual
  return (
    <>
      <ul className="picks whole times" aria-label={texts.usualTimes}>
        {times.map(({ time, day }) => {
          const take = () => {
            setAsked(false)
            choose(time)
          }
          return (
            <li key={time}>
              <button type="button" className="button small" aria-pressed={time === value} onClick={take}>
                <span>{day}</span> <span>{wallDay(time).hour}</span>
              </button>
            </li>
          )
        })}
        <li>
          <button
            type="button"
            className="button small"
            aria-pressed={isUnusual}
            aria-expanded={isOther}
            onClick={() => setAsked(true)}
          >
            {texts.anotherTime}
          </button>
        </li>
      </ul>
      {isOther && (
        <Suspense>
          <DayHours
            chosen={value ? [value] : []}
            zone={zone}
            past={choices !== undefined}
            isWrong={isWrong}
            inSight={asked}
            choose={choose}
            field={field}
          />
        </Suspense>
      )}
    </>
  )
}
