import { mdiMapMarkerOutline } from '@mdi/js'
import { useSelf } from '../../api/use-self.ts'
import { originLine } from '../../search/filter.ts'
import { NearFields } from '../../search/near-fields.tsx'
import { SearchForm, SubmitSearch } from '../../search/search-page.tsx'
import { WhoFields } from '../../search/who-fields.tsx'
import { CheckField } from '../../ui/field.tsx'
import { useStore } from '../../ui/store.ts'
import { change, filterStore } from './filter-store.ts'
import { Fold } from './fold.tsx'
import * as texts from './texts.ts'

/** The filter of the search near a place, folded into a line; its values stay for the next time. */
export function NearForm() {
  const filter = useStore(filterStore)
  const home = useSelf().preference.location
  return (
    <Fold icon={mdiMapMarkerOutline} title={texts.nearAPlace} aside={originLine(filter, home)}>
      <SearchForm className="stack near-form">
        <NearFields near={filter} change={change} />
        <WhoFields who={filter} change={change} />
        <CheckField
          label={texts.onlyPlayersIHavePlayed}
          checked={filter.pastMatches}
          onChange={event => change({ pastMatches: event.currentTarget.checked })}
        />
        <SubmitSearch quiet />
      </SearchForm>
    </Fold>
  )
}
