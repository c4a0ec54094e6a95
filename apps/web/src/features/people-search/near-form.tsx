import { profiles } from '@gauntlet/contract/profiles'
import { useIonRouter } from '@ionic/react'
import { mdiCrosshairsGps } from '@mdi/js'
import type { FormEvent } from 'react'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { ChoicesField } from '../../ui/choices-field.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DualRangeField, RangeField } from '../../ui/range-field.tsx'
import { useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.tsx'
import { AGES, DISTANCE_MAX } from './filter.ts'
import { change, filterStore } from './filter-store.ts'

const milesWords = (miles: number) => (miles === 0 ? 'Same city' : `${miles} miles`)
const STEP_MILES = 5

function locate() {
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => change({ origin: { lat: coords.latitude, lon: coords.longitude } }),
    () => toast('Your device did not tell where it is.', { danger: true }),
    { timeout: 10_000, maximumAge: 300_000 },
  )
}

/** Where the search starts: a text, the place of the device, or the primary address. */
function OriginField() {
  const { origin } = useStore(filterStore)
  const home = useSelf().preference.location
  const here = typeof origin !== 'string'
  return (
    <div className="origin-row">
      <TextField
        label="Location"
        autoComplete="off"
        value={here ? 'Where you are' : origin}
        placeholder="City and state, or ZIP"
        hint={home === null ? 'Empty is everywhere: you have no address yet.' : `Empty is ${home}, your address.`}
        readOnly={here}
        onChange={event => change({ origin: event.currentTarget.value })}
      />
      {here ? (
        <button type="button" className="button small" onClick={() => change({ origin: '' })}>
          Type a place
        </button>
      ) : (
        <button type="button" className="button small" onClick={locate}>
          <Icon path={mdiCrosshairsGps} />
          Use where I am
        </button>
      )}
    </div>
  )
}

/** The filter of the search near a place; its values stay for the next time. */
export function NearForm() {
  const router = useIonRouter()
  const { distance, ageRange, genders, pastMatches } = useStore(filterStore)
  const { data } = useApi(profiles.genders, {})
  const options = data?.payload ?? []
  const all = options.map(({ id }) => id)
  const search = (event: FormEvent) => {
    event.preventDefault()
    router.push(paths.results, 'forward', 'push')
  }
  return (
    <form className="card stack" noValidate onSubmit={search}>
      <OriginField />
      <RangeField
        label="Distance"
        min={0}
        max={DISTANCE_MAX}
        step={STEP_MILES}
        value={distance}
        words={milesWords}
        onChange={miles => change({ distance: miles })}
      />
      <DualRangeField
        label="Age"
        min={AGES.lower}
        max={AGES.upper}
        value={ageRange}
        onChange={range => change({ ageRange: range })}
      />
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
