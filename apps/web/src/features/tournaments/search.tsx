import { mdiPlus } from '@mdi/js'
import { lazy, Suspense, useState } from 'react'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { searchTabs, showResults, useSearchType } from '../../search.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { DistanceField, PlaceField } from '../../ui/place-fields.tsx'
import { navigate } from '../../ui/router.ts'
import { LinkSegments } from '../../ui/segments.tsx'
import { useStore } from '../../ui/store.ts'
import { change, filterStore } from './filter-store.ts'
import { DaysFields, RateWindow } from './search-fields.tsx'
import { SportsField } from './sports-field.tsx'
import './search.css'

const CreateModal = lazy(() => import('./create-modal.tsx'))

/** Which tournaments and where: the filter of the search. Its values stay for the next time. */
export default function TournamentSearch() {
  useSearchType('tournament')
  const home = useSelf().preference.location
  const filter = useStore(filterStore)
  const [creating, setCreating] = useState(false)
  const created = () => {
    setCreating(false)
    navigate(paths.tournamentList)
  }
  return (
    <Page title="Search" tabs={<LinkSegments label="Search for" tabs={searchTabs} />}>
      <button type="button" className="button tournament-create" onClick={() => setCreating(true)}>
        <Icon path={mdiPlus} />
        Create Tournament
      </button>
      <form className="tournament-search" noValidate onSubmit={showResults}>
        <Card className="stack">
          <PlaceField value={filter.origin} home={home} onChange={origin => change({ origin })} />
          <DistanceField value={filter.distance} onChange={distance => change({ distance })} />
        </Card>
        <Card className="stack">
          <DaysFields filter={filter} />
          <RateWindow filter={filter} />
        </Card>
        <Card className="stack tournament-sports">
          <SportsField chosen={filter.sports} />
        </Card>
        <div className="tournament-submit">
          <button type="submit" className="button main wide">
            Search
          </button>
        </div>
      </form>
      {creating && (
        <Suspense>
          <CreateModal close={() => setCreating(false)} done={created} />
        </Suspense>
      )}
    </Page>
  )
}
