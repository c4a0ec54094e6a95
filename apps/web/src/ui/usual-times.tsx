import { useState } from 'react'
import { serverNow } from './clock.ts'
import { usualTimes } from './date-time.ts'
import * as texts from './texts.ts'
import { wallDays } from './when.ts'

/** The times at which people mostly meet, one a tap; `value` is that of a date-time control. */
export function UsualTimes({ value, choose }: { value: string | undefined; choose: (time: string) => void }) {
  const [times] = useState(() => usualTimes(new Date(serverNow())))
  const words = wallDays(times)
  return (
    <ul className="picks whole" aria-label={texts.usualTimes}>
      {times.map((time, at) => (
        <li key={time}>
          <button type="button" className="button small" aria-pressed={time === value} onClick={() => choose(time)}>
            {words[at]}
          </button>
        </li>
      ))}
    </ul>
  )
}
