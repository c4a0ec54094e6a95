import { useIonRouter } from '@ionic/react'
import type { FormEvent } from 'react'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { searchTabs, useSearchType } from '../../search/search-type.ts'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { DistanceField, PlaceField } from '../../places/place-fields.tsx'
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
  const router = useIonRouter()
  const home = useSelf().preference.location
  const search = useSearch()
  const { filter } = search
  const submit = (event: FormEvent) => {
    event.preventDefault()
    router.push(paths.results, 'forward', 'push')
  }
  return (
    <Page title="Search" tabs={<LinkSegments label="Search for" tabs={searchTabs} />}>
      <form className="match-form" noValidate onSubmit={submit}>
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
