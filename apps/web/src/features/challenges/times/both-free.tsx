import { availability } from '@gauntlet/contract/availability/endpoints'
import { useApi } from '../../../api/use-api.ts'
import { fill, paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { freeTimeAt } from './free-time.ts'
import * as texts from './texts.ts'

/** The way to say when the viewer can play, where that is not said yet. */
export function SetYourHours({ playerId }: { playerId: string }) {
  const { data } = useApi(availability.shared, { id: playerId }, { live: false })
  if (data?.payload.untold !== 1) return null
  return (
    <p className="soft small set-hours">
      <Link to={fill(paths.settingsPart, { part: 'calendar' })}>{texts.sayWhenYouCan}</Link>
    </p>
  )
}

/** The next times when the viewer and another player are both free, on the clock at the venue: one a tap. */
export default function BothFree({
  playerId,
  timezone,
  chosen,
  choose,
}: {
  playerId: string
  /** The zone at the venue: the time that is chosen is read there. */
  timezone: string
  chosen: readonly string[]
  choose: (time: string) => void
}) {
  const { data } = useApi(availability.shared, { id: playerId }, { live: false })
  if (!data) return null
  const { times } = data.payload
  if (times.length === 0) return null
  return (
    <div className="stack tight">
      <p className="soft small" id="both-free">
        {texts.youAreBothFree}
      </p>
      <ul className="picks" aria-labelledby="both-free">
        {times.map(time => {
          const { wall, words } = freeTimeAt(time, timezone)
          return (
            <li key={time.start}>
              <button
                type="button"
                className="button small numbers"
                aria-pressed={chosen.includes(wall)}
                onClick={() => choose(wall)}
              >
                {words}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
