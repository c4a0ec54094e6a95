import { type ReactNode, useState } from 'react'
import { serverNow } from './clock.ts'
import { usualTimes } from './date-time.ts'
import * as texts from './texts.ts'
import { wallDay } from './when.ts'
import { here } from './here.ts'
import { wallDate } from './when.ts'

/**
 * The times at which people mostly meet, the earliest first, one a tap; `value` is that of a date-time control. That
 * control, as `children`, waits behind the last of them until another time is wanted.
 */
export function UsualTimes({
  value,
  choose,
  isWrong = false,
  children,
}: {
  value: string | undefined
  choose: (time: string) => void
  isWrong?: boolean
  children?: ReactNode
}) {
  const [times] = useState(() => usualTimes(wallDate(serverNow(), here())).toSorted())
  const [asked, setAsked] = useState(false)
  const isOther = children !== undefined && (asked || isWrong || value === undefined || !times.includes(value))
  return (
    <>
      <ul className="picks whole times" aria-label={texts.usualTimes}>
        {times.map(time => {
          const { day, hour } = wallDay(time)
          const take = () => {
            setAsked(false)
            choose(time)
          }
          return (
            <li key={time}>
              <button type="button" className="button small" aria-pressed={!isOther && time === value} onClick={take}>
                <span>{day}</span> <span>{hour}</span>
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
