import { useState } from 'react'
import { serverNow } from './clock.ts'
import { toControl, usualTimes } from './date-time.ts'
import * as texts from './texts.ts'
import { wallDay } from './when.ts'

/** The times at which people mostly meet, the earliest first, one a tap; `value` is that of a date-time control. */
export function UsualTimes({ value, choose }: { value: string | undefined; choose: (time: string) => void }) {
  const [now] = useState(() => new Date(serverNow()))
  return (
    <ul className="picks whole" aria-label={texts.usualTimes}>
      {usualTimes(now)
        .toSorted()
        .map(time => (
          <li key={time}>
            <button type="button" className="button small" aria-pressed={time === value} onClick={() => choose(time)}>
              {wallDay(time, toControl(now))}
            </button>
          </li>
        ))}
    </ul>
  )
}
