import { availability, DAY_PARTS, WEEK_PARTS } from '@gauntlet/contract/availability/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { DAY, MINUTE } from '@gauntlet/contract/time'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { LANGUAGE } from '../../language.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { say } from '../../ui/say.ts'
import * as texts from './texts.ts'
import { weekPartAt } from './week-part.ts'
import './weekly-times.css'
import { here } from '../../ui/here.ts'
import { useNow } from '../../ui/use-now.ts'

/** When the player can usually play: each choice is saved at once. */
export function WeeklyTimes() {
  const { data, error, refetch } = useApi(availability.view, {})
  const [isSaved, setSaved] = useState(false)
  return (
    <Section
      title={texts.whenYouCan}
      action={
        <p className="weekly-sum">
          <output className="weekly-saved">{isSaved && <span>{texts.saved}</span>}</output>
          {data && <Sum free={data.payload.free} />}
        </p>
      }
    >
      <Loaded value={data?.payload} error={error} retry={refetch} rows={1}>
        {({ free, zone }) => <Week known={free} zone={zone ?? here()} setSaved={setSaved} />}
      </Loaded>
    </Section>
  )
}

const clock = new Intl.DateTimeFormat(LANGUAGE, { hour: 'numeric', timeZone: 'UTC' })
const hoursOf = ({ from, to }: (typeof DAY_PARTS)[number]) =>
  clock.formatRange(Date.UTC(2000, 0, 1, from), Date.UTC(2000, 0, 1, to)).replace(/\s–\s/, '–')

const PARTS = [texts.morning, texts.afternoon, texts.evening]

const named = (weekday: 'long' | 'short') => new Intl.DateTimeFormat(LANGUAGE, { weekday, timeZone: 'UTC' })
const [long, short] = [named('long'), named('short')]
/** The first of January 2024 was a Monday. */
const DAYS = Array.from({ length: WEEK_PARTS / DAY_PARTS.length }, (_, n) => {
  const day = Date.UTC(2024, 0, n + 1)
  return { name: long.format(day), sign: short.format(day) }
})

/** How much of the week is marked; before anything is, what to do. */
function Sum({ free }: { free: readonly number[] }) {
  if (free.length === 0) return <span>{texts.tapWhenYouCan}</span>
  return (
    <span>
      <strong className="numbers">{hoursIn(free)}</strong> {texts.hoursAWeek}
    </span>
  )
}

const HOURS = DAY_PARTS.map(({ from, to }) => to - from)
const hoursIn = (free: readonly number[]) => free.reduce((sum, part) => sum + (HOURS[part % HOURS.length] ?? 0), 0)

const WEEK = 7 * DAY

/** The parts in which the viewer plays in the next seven days. */
function useBooked(zone: string): ReadonlySet<number> {
  const end = useNow(MINUTE) + WEEK
  const agreed = useApi(challenges.upcoming, {}).data?.payload.challenges ?? []
  const starts = agreed.map(({ challenge_start }) => Date.parse(challenge_start))
  return new Set(starts.filter(start => start < end).flatMap(start => weekPartAt(start, zone) ?? []))
}

/** Monday to Friday. */
const WORKDAYS = 5
const EVENING = PARTS.length - 1
const partsWhere = (isOne: (day: number, at: number) => boolean) =>
  Array.from({ length: WEEK_PARTS }, (_, part) => part).filter(part =>
    isOne(Math.floor(part / DAY_PARTS.length), part % DAY_PARTS.length),
  )
/** The times that suit most players: one tap in place of five or six. */
const SHORTCUTS = [
  { name: texts.weekdayEvenings, parts: partsWhere((day, at) => day < WORKDAYS && at === EVENING) },
  { name: texts.weekends, parts: partsWhere(day => day >= WORKDAYS) },
]

/** 'America/New_York' as its city. */
const placeOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** Told at home, and looked at on a journey: one tap there must not move the other times. */
function OtherZone({ zone, busy, move }: { zone: string; busy: boolean; move: () => void }) {
  return (
    <div className="weekly-zone">
      <p>{say(texts.timesIn, { place: placeOf(zone) })}</p>
      <button type="button" className="button small" disabled={busy} onClick={move}>
        {say(texts.timesHere, { place: placeOf(here()) })}
      </button>
    </div>
  )
}

interface Known {
  known: readonly number[]
  zone: string
  setSaved: (isSaved: boolean) => void
}

function Week({ known, zone, setSaved }: Known) {
  /** Only until the act has ended: what another device saves afterwards must not stay behind it. */
  const [tapped, setTapped] = useState<readonly number[]>()
  const free = tapped ?? known
  const { run, busy } = useAction(availability.change, {
    success: false,
    optimistic: (ahead, told) =>
      ahead.change(availability.view, {}, () => ({ free: told.free, zone: told.zone ?? zone })),
    done: () => setSaved(true),
  })
  const booked = useBooked(zone)
  const put = async (parts: readonly number[], isFree: boolean) => {
    const others = free.filter(one => !parts.includes(one))
    const next = isFree ? [...others, ...parts] : others
    setTapped(next)
    setSaved(false)
    await run({ free: next, zone })
    setTapped(undefined)
  }
  return (
    <Card className="weekly-times">
      {zone !== here() && <OtherZone {...{ zone, busy }} move={() => void run({ free: [...free], zone: here() })} />}
      <ul className="picks whole weekly-presets">
        {SHORTCUTS.map(({ name, parts }) => {
          const isFree = parts.every(part => free.includes(part))
          return (
            <li key={name}>
              <button
                type="button"
                className="button small"
                aria-pressed={isFree}
                disabled={busy}
                onClick={() => void put(parts, !isFree)}
              >
                {name}
              </button>
            </li>
          )
        })}
      </ul>
      <div className="weekly-week">
        <div className="weekly-band weekly-days" aria-hidden="true">
          {DAYS.map(({ name, sign }) => (
            <span key={name}>{sign}</span>
          ))}
        </div>
        {DAY_PARTS.map((hours, at) => (
          <fieldset key={hours.from} className="weekly-band">
            <legend>
              {PARTS[at]} <span className="soft small numbers">{hoursOf(hours)}</span>
            </legend>
            {DAYS.map(({ name: day }, n) => {
              const part = n * DAY_PARTS.length + at
              return (
                <label key={day} className="weekly-part">
                  <input
                    type="checkbox"
                    aria-label={say(texts.dayAndPart, { day, part: PARTS[at] ?? '' })}
                    checked={free.includes(part)}
                    disabled={busy}
                    onChange={({ currentTarget }) => void put([part], currentTarget.checked)}
                  />
                  {booked.has(part) && <i className="weekly-ball" />}
                </label>
              )
            })}
          </fieldset>
        ))}
      </div>
      {booked.size > 0 && (
        <p className="soft small weekly-key">
          <i className="weekly-ball" /> {texts.youPlayThen}
        </p>
      )}
      <p className="soft small">{texts.onlyWhatYouShare}</p>
    </Card>
  )
}
