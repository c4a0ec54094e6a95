import { mdiTuneVariant } from '@mdi/js'
import { type FormEvent, useState } from 'react'
import { DaysFields } from '../../search/days-fields.tsx'
import { NearFields } from '../../search/near-fields.tsx'
import { SearchScreen } from '../../search/search-page.tsx'
import { WhoFields } from '../../search/who-fields.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { plural } from '../../ui/plural.ts'
import { change } from './filter-store.ts'
import { FoundMatches, type Kind } from './found-matches.tsx'
import './match-search.css'
import type { Order } from './order.ts'
import { QuickFilters } from './quick-filters.tsx'
import { RankWindow } from './rank-window.tsx'
import { SportField } from './sport-field.tsx'
import { useMatches } from './use-matches.ts'
import { useSearch } from './use-search.ts'
import * as texts from './texts.ts'

/** Matches and players at once, below the parts of the filter that change most; all of it is folded until asked for. */
export default function MatchSearch() {
  const search = useSearch()
  const [open, setOpen] = useState(false)
  const [kind, setKind] = useState<Kind>('all')
  const [order, setOrder] = useState<Order>('fair')
  return (
    <SearchScreen type="match">
      <div className="play">
        <details className="card play-filters" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
          <summary aria-label={texts.allFilters}>
            <Icon path={mdiTuneVariant} />
            <span className="play-filters-name">{texts.allFilters}</span>
          </summary>
          {open && <WholeFilter search={search} close={() => setOpen(false)} />}
        </details>
        <div className="stack play-found">
          <QuickFilters search={search} kind={kind} show={setKind} order={order} choose={setOrder} />
          <FoundMatches search={search} kind={kind} order={order} />
        </div>
      </div>
    </SearchScreen>
  )
}

/** Which players, and where; what is found changes with each choice. Its values stay for the next time. */
function WholeFilter({ search, close }: { search: ReturnType<typeof useSearch>; close: () => void }) {
  const { filter } = search
  const { counts } = useMatches(search)
  const show = (event: FormEvent) => {
    event.preventDefault()
    close()
  }
  return (
    <form className="stack" noValidate onSubmit={show}>
      <SportField search={search} />
      {search.sport && <RankWindow sport={search.sport} search={search} />}
      <NearFields near={filter} change={change} />
      <WhoFields who={filter} change={change} />
      <Card className="stack">
        {/* Players are found whatever is chosen here. */}
        <DaysFields legend={texts.openMatches} days={filter} change={change}>
          <CheckField
            label={texts.rankedOnly}
            checked={filter.ranked}
            onChange={event => change({ ranked: event.currentTarget.checked })}
          />
        </DaysFields>
      </Card>
      <div className="search-submit">
        <button type="submit" className="button main wide">
          {counts ? plural(texts.showNPlayers, counts.users) : texts.showPlayers}
        </button>
      </div>
    </form>
  )
}
