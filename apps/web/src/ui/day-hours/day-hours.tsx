import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { serverNow } from '../clock.ts'
import { DateTimeField } from '../date-time-field.tsx'
import './day-hours.css'
import { daysOf } from './days-of.ts'
import { here } from '../here.ts'
import * as texts from './texts.ts'
import { wallDate, wallDay, wallMonth } from '../when.ts'

const EVENING = 18

const dayOf = (time = '') => time.split('T')[0] ?? ''

/**
 * A day of the next two weeks, or the last, and an hour of it, a tap each. Values are those of a date-time control,
 * the `field`, which waits for another date or other minutes.
 */
export default function DayHours({
  chosen,
  several = false,
  full = false,
  past = false,
  isWrong = false,
  standing = '',
  zone = here(),
  inSight = false,
  suits,
  choose,
  field,
  children,
}: {
  chosen: readonly string[]
  /** More than one time can be chosen: a day is only looked at, and a second tap on an hour takes it back. */
  several?: boolean
  /** No further time can be chosen. */
  full?: boolean
  past?: boolean
  /** The control says what is wrong. */
  isWrong?: boolean
  /** The time that is agreed, or proposed. */
  standing?: string
  /** The zone of the clock by which an hour is past. */
  zone?: string
  /** Asked for with a tap: no hour is to lie below the bar. */
  inSight?: boolean
  /** Hours that stand out, and the id of the words that say why. */
  suits?: { why: string; has: (time: string) => boolean } | undefined
  choose: (time: string) => void
  field: ComponentProps<typeof DateTimeField>
  /** The button that takes over what the field says, where one is needed. */
  children?: ReactNode
}) {
  const [at] = useState(serverNow)
  const days = daysOf(wallDate(at, zone), past)
  const [looked, look] = useState(() =>
    dayOf(days.some(([first]) => dayOf(first) === dayOf(standing)) ? standing : days[1]?.[0]),
  )
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (inSight) box.current?.scrollIntoView({ block: 'nearest' })
  }, [inSight])
  const [time = ''] = chosen
  const shown = several ? looked : dayOf(time)
  const hours = days.find(([first]) => dayOf(first) === shown) ?? []
  const isElsewhere = isWrong || (!several && !hours.includes(time))
  const [exact, setExact] = useState(isElsewhere)
  if (isElsewhere && !exact) setExact(true)
  const take = (of: string[]) => {
    const usual = hourOf(several ? '' : time)
    look(dayOf(of[0]))
    if (!several) choose(of.find(hour => hourOf(hour) === usual) ?? of.at(-1) ?? '')
  }
  return (
    <div ref={box} className="day-hours stack tight">
      <ul className="picks whole times pick-days" aria-label={texts.day}>
        {days.map(of => {
          const day = dayOf(of[0])
          const [name, number] = wallDay(of[0] ?? '').day.split(' ')
          const isFirst = number === '1'
          return (
            <li
              key={day}
              data-taken={(several && chosen.some(one => dayOf(one) === day)) || undefined}
              data-now={day === dayOf(standing) || undefined}
              data-suits={(suits && of.some(suits.has)) || undefined}
            >
              <button type="button" className="button small" aria-pressed={day === shown} onClick={() => take(of)}>
                <span>{name}</span>{' '}
                <span>
                  {isFirst && <span className="pick-month">{wallMonth(day)} </span>}
                  {number}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <ul className="picks whole pick-hours" aria-label={texts.hour}>
        {hours.map(hour => {
          const isChosen = chosen.includes(hour)
          return (
            <li key={hour} data-now={hour === standing || undefined} data-suits={suits?.has(hour) || undefined}>
              <button
                type="button"
                className="button small numbers"
                aria-pressed={isChosen}
                aria-describedby={suits?.has(hour) ? suits.why : undefined}
                disabled={full && !isChosen}
                onClick={() => choose(hour)}
              >
                {wallDay(hour).hour}
              </button>
            </li>
          )
        })}
      </ul>
      <details className="more-terms" open={exact}>
        <summary>{texts.anotherDate}</summary>
        <div className="stack tight">
          <DateTimeField {...field} />
          {children}
        </div>
      </details>
    </div>
  )
}

const hourOf = (time: string): string => time.split('T')[1] ?? `${EVENING}:00`
