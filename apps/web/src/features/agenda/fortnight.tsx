import type { Agenda } from '@gauntlet/contract/challenges/answer'
import { useMemo } from 'react'
import { datesIn } from '../../ui/formats.ts'
import { Link } from '../../ui/link.tsx'
import { useNow } from '../../ui/use-now.ts'
import { fortnightOf, type PlannedDay, type PlannedThing } from './fortnight.ts'
import * as texts from './texts.ts'
import { here } from '../../ui/here.ts'

const MINUTE_MS = 60_000

const weekdays = datesIn({ weekday: 'short' })
const days = datesIn({ month: 'short', day: 'numeric' })
const times = datesIn({ hour: 'numeric', minute: '2-digit' })

/** The next two weeks; on a phone the days on which there is something. */
export function Fortnight({ viewerId, ...lists }: Record<'upcoming' | 'pending', Agenda> & { viewerId: string }) {
  const now = useNow(MINUTE_MS)
  const { upcoming, pending } = lists
  const shown = useMemo(() => {
    return fortnightOf({ upcoming, pending }, viewerId, { now, zone: here() })
  }, [upcoming, pending, viewerId, now])
  const isFree = shown.every(({ things }) => things.length === 0)
  return (
    <section className={isFree ? 'stack fortnight free' : 'stack fortnight'} aria-label={texts.nextFourteenDays}>
      <h2>{texts.nextFourteenDays}</h2>
      <ol className="card days">
        {shown.map((one, index) => (
          <Day key={one.day} {...one} isToday={index === 0} />
        ))}
      </ol>
    </section>
  )
}

const Day = ({ day, things, isToday }: PlannedDay & { isToday: boolean }) => {
  const at = Date.parse(day)
  return (
    <li className={things.length === 0 ? 'day free' : 'day'}>
      <p className="day-name" aria-current={isToday ? 'date' : undefined}>
        <strong>{isToday ? texts.today : weekdays('UTC').format(at)}</strong>
        <span className="soft small numbers">
          {isToday && things.length === 0 ? texts.nothingToday : days('UTC').format(at)}
        </span>
      </p>
      {things.length > 0 && (
        <ul className="day-things">
          {things.map(thing => (
            <Thing key={thing.to} {...thing} />
          ))}
        </ul>
      )}
    </li>
  )
}

const Thing = ({ to, title, start, timezone, open, clashes }: PlannedThing) => (
  <li>
    <Link className={open ? 'day-thing open' : 'day-thing'} to={to}>
      <span className="day-title">{title}</span>
      <span className="small soft numbers">
        {times(timezone).format(Date.parse(start))}
        {open && ` · ${texts.pending}`}
        {clashes && <span className="day-clash"> · {texts.overlaps}</span>}
      </span>
    </Link>
  </li>
)
