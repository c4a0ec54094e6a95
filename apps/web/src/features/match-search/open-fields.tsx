import { useState } from 'react'
import { endOfNextYear, startOfToday } from '../../ui/date-time.ts'
import { CheckField, TextField } from '../../ui/field.tsx'
import { datesAfter } from '../../search/search-words.ts'
import { type Filter } from './filter.ts'
import { change } from './filter-store.ts'

const DAY_LENGTH = '2026-05-01'.length

/** Which open challenges: on which days, both included, and whether ranked. Players are found whatever is chosen. */
export function OpenFields({ filter }: { filter: Filter }) {
  const [bounds] = useState(() => ({
    min: startOfToday(new Date()).slice(0, DAY_LENGTH),
    max: endOfNextYear(new Date()).slice(0, DAY_LENGTH),
  }))
  return (
    <fieldset className="field">
      <legend className="match-days-legend">Open challenges</legend>
      <div className="match-days">
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
      <CheckField
        label="Ranked only"
        checked={filter.ranked}
        onChange={event => change({ ranked: event.currentTarget.checked })}
      />
    </fieldset>
  )
}
