import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { showResults } from '../../search.ts'
import { AgesField } from '../../ui/ages-field.tsx'
import { ChoicesField } from '../../ui/choices-field.tsx'
import { CheckField } from '../../ui/field.tsx'
import { DistanceField, PlaceField } from '../../ui/place-fields.tsx'
import { useStore } from '../../ui/store.ts'
import { AGES } from './filter.ts'
import { change, filterStore } from './filter-store.ts'

/** The filter of the search near a place; its values stay for the next time. */
export function NearForm() {
  const home = useSelf().preference.location
  const { origin, distance, ageRange, genders, pastMatches } = useStore(filterStore)
  const { data } = useApi(profiles.genders, {})
  const options = data?.payload ?? []
  const all = options.map(({ id }) => id)
  return (
    <form className="card stack" noValidate onSubmit={showResults}>
      <PlaceField value={origin} home={home} onChange={place => change({ origin: place })} />
      <DistanceField value={distance} onChange={miles => change({ distance: miles })} />
      <AgesField value={ageRange} all={AGES} onChange={range => change({ ageRange: range })} />
      <ChoicesField
        label="Gender"
        options={options}
        chosen={genders ?? all}
        onChange={chosen =>
          change({ genders: chosen.length === all.length || chosen.length === 0 ? undefined : chosen })
        }
      />
      <CheckField
        label="Only players I have played"
        checked={pastMatches}
        onChange={event => change({ pastMatches: event.currentTarget.checked })}
      />
      <button type="submit" className="button main wide">
        Search
      </button>
    </form>
  )
}
