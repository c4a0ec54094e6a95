import { type ReactNode, useState } from 'react'
import { serverNow } from './clock.ts'
import { usualTimes } from './date-time.ts'
import * as texts from './texts.ts'
import { wallDay } from './when.ts'
import { here } from './here.ts'
import { wallDate } from './when.ts'

/** Few enough for one line of a phone, with the way to any other. */
const MOST = 3

/**
 * The times at which people mostly meet, the earliest first, one a tap, and the one that a form begins with; `value` is
 * that of a date-time control. That control, as `children`, waits behind the last of them until another time is wanted.
 */
export function UsualTimes({
  value,
  choose,
  isWrong = false,
  choices,
  children,
}: {
  value: string | undefined
  choose: (time: string) => void
  isWrong?: boolean
  /** Other times than those, in their order. */
  choices?: readonly { time: string; day: string }[]
  children?: ReactNode
}) {
  const [usual] = useState(() => {
    const all = usualTimes(wallDate(serverNow(), here()))
    return [...new Set([...(value ? [value] : []), ...all])].slice(0, MOST).toSorted()
  })
  const times = choices ?? usual.map(time => ({ time, day: wallDay(time).day }))
  const [asked, setAsked] = useState(false)
  const isOther =
    children !== undefined && (asked || isWrong || value === undefined || times.every(({ time }) => time !== value))
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
              <button type="button" className="button small" aria-pressed={!isOther && time === value} onClick={take}>
                <span>{day}</span> <span>{wallDay(time).hour}</span>
              </button>
            </li>
          )
        })}
        {children !== undefined && (
          <li>
            <button type="button" className="button small" aria-pressed={isOther} onClick={() => setAsked(true)}>
              {texts.anotherTime}
            </button>
          </li>
        )}
      </ul>
      {children !== undefined && <div hidden={!isOther}>{children}</div>}
    </>
  )
}
