import { DaysFields } from '../../search/days-fields.tsx'
import { NearFields } from '../../search/near-fields.tsx'
import { SearchPage } from '../../search/search-page.tsx'
import { WhoFields } from '../../search/who-fields.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckField } from '../../ui/field.tsx'
import { change } from './filter-store.ts'
import { RankWindow } from './rank-window.tsx'
import { SportField } from './sport-field.tsx'
import { useSearch } from './use-search.ts'
import * as texts from './texts.ts'

/** The filter of the match search: which players, and where. Its values stay for the next time. */
export default function MatchSearch() {
  const search = useSearch()
  const { filter } = search
  return (
    <SearchPage type="match">
      <Card className="stack">
        <SportField search={search} />
        {search.sport && <RankWindow sport={search.sport} search={search} />}
      </Card>
      <Card className="stack">
        <NearFields near={filter} change={change} />
      </Card>
      <Card className="stack">
        <WhoFields who={filter} change={change} />
      </Card>
      <Card className="stack">
        {/* Players are found whatever is chosen here. */}
        <DaysFields legend={texts.openChallenges} days={filter} change={change}>
          <CheckField
            label={texts.rankedOnly}
            checked={filter.ranked}
            onChange={event => change({ ranked: event.currentTarget.checked })}
          />
        </DaysFields>
      </Card>
    </SearchPage>
  )
}
