import type { LinkedChallenge } from '@gauntlet/contract/challenges/by-link'
import { CheckField } from '../../../ui/field.tsx'
import { serverNow } from '../../../ui/clock.ts'
import { absolute, relative } from '../../../ui/when.ts'
import * as texts from './texts.ts'
import '../../../ui/forms.css'

/** The times among which whoever has the link chooses; `chosen` are their places. */
export default function LinkedTimes({
  times,
  chosen,
  choose,
}: {
  times: NonNullable<LinkedChallenge['offer']>['times']
  chosen: readonly number[]
  choose: (chosen: number[]) => void
}) {
  const now = serverNow()
  return (
    <fieldset className="card linked-times">
      <legend>{texts.whichTimesSuit}</legend>
      {times.map(({ start, timezone, location }, at) => {
        const time = Date.parse(start)
        return (
          <CheckField
            key={start}
            label={
              <>
                <strong>{absolute(time, now, timezone)}</strong>
                <br />
                <span className="soft small">
                  {relative(time, now, timezone)} · {location}
                </span>
              </>
            }
            checked={chosen.includes(at)}
            disabled={time <= now}
            onChange={({ currentTarget: { checked } }) =>
              choose(checked ? [...chosen, at] : chosen.filter(one => one !== at))
            }
          />
        )
      })}
      <p className="soft small">{texts.earliestIsTaken}</p>
    </fieldset>
  )
}
