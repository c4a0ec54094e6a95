import { availability } from '@gauntlet/contract/availability/endpoints'
import { useApi } from '../../../api/use-api.ts'
import { LANGUAGE } from '../../../language.ts'
import { fill, paths } from '../../../paths.ts'
import { toControl } from '../../../ui/date-time.ts'
import { Link } from '../../../ui/link.tsx'
import * as texts from './texts.ts'

const DAY_AND_HOUR = { weekday: 'short', month: 'numeric', day: 'numeric', hour: 'numeric' } as const
const inHours = new Intl.DateTimeFormat(LANGUAGE, DAY_AND_HOUR)
const inMinutes = new Intl.DateTimeFormat(LANGUAGE, { ...DAY_AND_HOUR, minute: '2-digit' })

function rangeOf(start: Date, end: Date): string {
  const isFull = start.getMinutes() === 0 && end.getMinutes() === 0
  return (isFull ? inHours : inMinutes).formatRange(start, end)
}

/** The next times when the viewer and another player are both free, on the viewer's clock: one a tap. */
export default function BothFree({ playerId, choose }: { playerId: string; choose: (time: string) => void }) {
  const { data } = useApi(availability.shared, { id: playerId }, { live: false })
  if (!data) return null
  const { untold, times } = data.payload
  if (untold === 1)
    return (
      <p className="soft small">
        <Link to={fill(paths.settingsPart, { part: 'calendar' })}>{texts.sayWhenYouCan}</Link>
      </p>
    )
  if (times.length === 0) return null
  return (
    <div className="stack tight">
      <p className="soft small" id="both-free">
        {texts.youAreBothFree}
      </p>
      <ul className="picks" aria-labelledby="both-free">
        {times.map(({ start, end }) => (
          <li key={start}>
            <button type="button" className="button small numbers" onClick={() => choose(toControl(new Date(start)))}>
              {rangeOf(new Date(start), new Date(end))}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
