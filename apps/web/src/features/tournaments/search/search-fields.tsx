import { RATE_MAX } from '@gauntlet/contract/tournaments/forms'
import { RATE_STEP } from '@gauntlet/contract/tournaments/status'
import { mdiMinus, mdiPlus } from '@mdi/js'
import { useId, useState } from 'react'
import { serverNow } from '../../../ui/clock.ts'
import { endOfNextYear, startOfToday } from '../../../ui/date-time.ts'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { datesAfter } from '../../../search/search-words.ts'
import { type Filter, rateWindow } from './filter.ts'
import { change } from './filter-store.ts'

const DAY_LENGTH = '2026-05-01'.length

/** From which day to which, both included. */
export function DaysFields({ filter }: { filter: Filter }) {
  const [bounds] = useState(() => {
    const now = new Date(serverNow())
    return { min: startOfToday(now).slice(0, DAY_LENGTH), max: endOfNextYear(now).slice(0, DAY_LENGTH) }
  })
  return (
    <fieldset className="field">
      <legend className="visually-hidden">Days</legend>
      <div className="form-pair">
        <TextField
          label="From"
          type="date"
          {...bounds}
          value={filter.startDate}
          onChange={event => change(datesAfter(filter, { startDate: event.currentTarget.value }))}
        />
        <TextField
          label="To"
          type="date"
          {...bounds}
          value={filter.endDate}
          onChange={event => change(datesAfter(filter, { endDate: event.currentTarget.value }))}
        />
      </div>
      <p className="hint">Empty is any day.</p>
    </fieldset>
  )
}

const within = (value: number) => Math.min(RATE_MAX, Math.max(0, value))

/** The ranks that are looked for: a middle, and as wide as the spread says. */
export function RateWindow({ filter }: { filter: Filter }) {
  const id = useId()
  const { centre, spread } = filter
  const { minRate, maxRate } = rateWindow(filter)
  return (
    <fieldset className="field" aria-labelledby={id}>
      <div className="row between">
        <span className="label" id={id}>
          Ranks
        </span>
        <output className="rate-range">
          {minRate} – {maxRate}
        </output>
      </div>
      <Stepper label="Rank" value={String(centre)} move={by => change({ centre: within(centre + by) })} />
      <Stepper label="Spread" value={`± ${spread}`} move={by => change({ spread: within(spread + by) })} />
    </fieldset>
  )
}

const Stepper = ({ label, value, move }: { label: string; value: string; move: (by: number) => void }) => (
  <div className="row between">
    <span className="small">{label}</span>
    <span className="rate-steps">
      <button
        type="button"
        className="icon-button"
        aria-label={`${label}: ${RATE_STEP} less`}
        onClick={() => move(-RATE_STEP)}
      >
        <Icon path={mdiMinus} />
      </button>
      <output className="numbers">{value}</output>
      <button
        type="button"
        className="icon-button"
        aria-label={`${label}: ${RATE_STEP} more`}
        onClick={() => move(RATE_STEP)}
      >
        <Icon path={mdiPlus} />
      </button>
    </span>
  </div>
)
