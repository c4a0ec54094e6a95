import { useSelf } from '../../api/use-self.ts'
import { searchTabs, showResults, useSearchType } from '../../search.ts'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { DistanceField, PlaceField } from '../../ui/place-fields.tsx'
import { LinkSegments } from '../../ui/segments.tsx'
import { change } from './filter-store.ts'
import './match-search.css'
import { RankWindow } from './rank-window.tsx'
import { SportField } from './sport-field.tsx'
import { useSearch } from './use-search.ts'
import { OpenFields } from './open-fields.tsx'
import { WhoFields } from './who-fields.tsx'

/** Whom to play and where: the filter of the match search. Its values stay for the next time. */
export default function MatchSearch() {
  useSearchType('match')
  const home = useSelf().preference.location
  const search = useSearch()
  const { filter } = search
  return (
    <Page title="Search" tabs={<LinkSegments label="Search for" tabs={searchTabs} />}>
      <form className="match-form" noValidate onSubmit={showResults}>
        <Card className="stack">
          <SportField search={search} />
          {search.sport && <RankWindow sport={search.sport} search={search} />}
        </Card>
        <Card className="stack">
          <PlaceField value={filter.origin} home={home} onChange={origin => change({ origin })} />
          <DistanceField value={filter.distance} onChange={distance => change({ distance })} />
        </Card>
        <Card className="stack">
          <WhoFields filter={filter} />
        </Card>
        <Card className="stack">
          <OpenFields filter={filter} />
        </Card>
        <div className="match-submit">
          <button type="submit" className="button main wide">
            Search
          </button>
        </div>
      </form>
    </Page>
  )
}
