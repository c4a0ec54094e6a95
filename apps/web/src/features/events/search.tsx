import { useState } from 'react'
import { useSelf } from '../../api/use-self.ts'
import { searchTabs, showResults, useSearchType } from '../../search.ts'
import { Card } from '../../ui/card.tsx'
import { serverNow } from '../../ui/clock.ts'
import { endOfNextYear, startOfToday } from '../../ui/date-time.ts'
import { TextField } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { DistanceField, PlaceField } from '../../ui/place-fields.tsx'
import { LinkSegments } from '../../ui/segments.tsx'
import { useStore } from '../../ui/store.ts'
import '../../ui/things.css'
import './events.css'
import { change, type Filter, filterStore } from './filter-store.ts'

const DAY_LENGTH = '2026-05-01'.length

/** Which events and where: the filter of the search. Its values stay for the next time. */
export default function EventSearch() {
  useSearchType('event')
  const home = useSelf().preference.location
  const filter = useStore(filterStore)
  return (
    <Page title="Search" tabs={<LinkSegments label="Search for" tabs={searchTabs} />}>
      <form className="event-search" noValidate onSubmit={showResults}>
        <Card className="stack">
          <PlaceField value={filter.origin} home={home} onChange={origin => change({ origin })} />
          <DistanceField value={filter.distance} onChange={distance => change({ distance })} />
        </Card>
        <Card className="stack">
          <Days filter={filter} />
        </Card>
        <button type="submit" className="button main wide">
          Search
        </button>
      </form>
    </Page>
  )
}

/** From which day to which, both included. */
function Days({ filter }: { filter: Filter }) {
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
          onChange={event => change({ startDate: event.currentTarget.value })}
        />
        <TextField
          label="To"
          type="date"
          {...bounds}
          value={filter.endDate}
          onChange={event => change({ endDate: event.currentTarget.value })}
        />
      </div>
      <p className="hint">Empty is any day.</p>
    </fieldset>
  )
}
