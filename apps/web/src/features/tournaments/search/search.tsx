import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import type { TournamentFormat } from '@gauntlet/contract/tournaments/status'
import { navigate } from '../../../ui/router.ts'
import { Suspense, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { paths } from '../../../paths.ts'
import { DaysFields } from '../../../search/days-fields.tsx'
import { NearFields } from '../../../search/near-fields.tsx'
import { Found } from '../../../search/results.tsx'
import { SearchPage, SETTLE_MS } from '../../../search/search-page.tsx'
import type { Ordered } from '../../../search/use-order.tsx'
import { Card } from '../../../ui/card.tsx'
import { useStore } from '../../../ui/store.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { factsOf } from './facts.ts'
import { change, filterStore } from './filter-store.ts'
import { useFound, useTournamentOrder } from './found.tsx'
import { TournamentPills } from './pills.tsx'
import { RateWindow } from './rate-window.tsx'
import { RunYourOwn } from './run-your-own.tsx'
import { SportsField } from './sports-field.tsx'
import './search.css'

const CreateModal = lazy(() => import('../form/create-modal.tsx'))

/** The filter of the tournament search: which tournaments, and where. Its values stay for the next time. */
export default function TournamentSearch() {
  const filter = useStore(filterStore)
  const { choice, ...order } = useTournamentOrder(filter)
  return (
    <SearchPage
      type="tournament"
      near={filter}
      facts={factsOf(filter)}
      pills={
        <>
          <TournamentPills filter={filter} />
          {choice}
        </>
      }
      found={<FoundNow order={order} />}
    >
      <Card className="stack">
        <NearFields near={filter} change={change} />
      </Card>
      <Card className="stack">
        <DaysFields days={filter} change={change} />
        <RateWindow filter={filter} />
      </Card>
      <Card className="stack tournament-sports">
        <SportsField chosen={filter.sports} />
      </Card>
    </SearchPage>
  )
}

/** The results of the filter as it stands, and after them the form of a tournament, over the search. */
function FoundNow({ order }: { order: Ordered<Tournament> }) {
  const filter = useDebounced(useStore(filterStore), SETTLE_MS)
  const [creating, setCreating] = useState<{ format: TournamentFormat | undefined }>()
  const close = () => setCreating(undefined)
  const create = <RunYourOwn create={format => setCreating({ format })} />
  const results = useFound(filter, { ...order, tail: create })
  const created = () => {
    close()
    navigate(paths.tournamentList)
  }
  return (
    <>
      <Found {...results} />
      {results.found === undefined && create}
      {creating && (
        <Suspense>
          <CreateModal {...creating} close={close} done={created} />
        </Suspense>
      )}
    </>
  )
}
