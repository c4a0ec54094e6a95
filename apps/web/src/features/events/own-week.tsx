import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { endOf } from '../../places/end.ts'
import { serverNow } from '../../ui/clock.ts'
import { here } from '../../ui/here.ts'
import { plural } from '../../ui/plural.ts'
import { navigate } from '../../ui/router.ts'
import { wallDate, wallDay, wallTime, wallWords } from '../../ui/when.ts'
import { DayLeaf } from './day-leaf.tsx'
import { draft, EMPTY } from './draft.ts'
import './events.css'
import { HOURS, proposal } from './proposal.ts'
import * as texts from './texts.ts'
import { weekAhead } from './week.ts'

const dayOf = (wall: string) => wall.slice(0, 'yyyy-mm-dd'.length)

/** The days of the coming week, with how many of `found` each has: a press begins an event of one's own on it. */
export function OwnWeek({ found }: { found: readonly EventAnswer[] }) {
  const self = useSelf()
  const days = found.map(({ start_date, timezone }) => dayOf(wallTime(Date.parse(start_date), timezone)))
  const begin = (start: string) => {
    const values = { ...EMPTY.values, ...proposal(self), event_start: start, event_end: endOf(start, HOURS) }
    draft.set({ ...EMPTY, values })
    navigate(paths.addEvent)
  }
  return (
    <div className="own-week">
      <h3 className="found-own">{texts.nothingOnYourDay}</h3>
      <ul>
        {weekAhead(wallDate(serverNow(), here())).map(start => {
          const events = days.filter(day => day === dayOf(start)).length
          return (
            <li key={start}>
              <button type="button" onClick={() => begin(start)}>
                <span className="visually-hidden">{`${texts.createEvent}, ${wallWords(start)}`}</span>
                <DayLeaf at={`${start}Z`} timezone="UTC" />
                <span>
                  <strong className="numbers" aria-hidden="true">
                    {wallDay(start).hour}
                  </strong>
                  {events > 0 && <span className="soft small numbers">{plural(texts.nEvents, events)}</span>}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
