import { nameLetters } from '@gauntlet/contract/fields'
import { places } from '@gauntlet/contract/places/endpoints'
import { states } from '@gauntlet/contract/places/states'
import { CITY_MAX, VENUE_MAX, ZIP_MAX } from '@gauntlet/contract/venues/endpoints'
import { mdiHistory, mdiMapMarkerOutline } from '@mdi/js'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { SelectField, TextField } from '../ui/field.tsx'
import type { CityAndState } from './fill-from-zip.ts'
import { Icon } from '../ui/icon.tsx'
import { UseZip, ZipHint } from './zip-hint.tsx'
import { useApi } from '../api/use-api.ts'
import { useSelf } from '../api/use-self.ts'
import { useZipFill } from './use-zip-fill.ts'
import * as texts from './texts.ts'
import { say } from '../ui/say.ts'

const NOT_DIGITS = /\D/g
const ZIP_DIGITS = 5

type Part = 'city' | 'state' | 'zip' | 'venue'
type Names<N extends string> = Readonly<Record<Part, N>>

/** The parts of a react-hook-form form with fields of these names that are needed here. */
interface FormOf<N extends string> {
  register: (name: N) => UseFormRegisterReturn
  watch: (name: N) => string | undefined
  setValue: (name: N, value: string, options: { shouldValidate: boolean; shouldDirty: boolean }) => void
  formState: { errors: Partial<Record<N, { message?: string | undefined }>> }
}

/** The names that most forms use. */
export const VENUE_NAMES = { city: 'location', state: 'locstate', zip: 'zip', venue: 'venue' } as const

/** City, state, ZIP and venue of a form; `names` are its fields. */
export function VenueFields<N extends string>({ form, names }: { form: FormOf<N>; names: Names<N> }) {
  const { errors } = form.formState
  const field = (part: Part) => ({ ...form.register(names[part]), error: errors[names[part]]?.message })
  const now = (part: Part) => form.watch(names[part]) ?? ''
  const write = (values: Partial<Record<Part, string>>) => {
    for (const part of ['city', 'state', 'zip', 'venue'] as const) {
      const value = values[part]
      const shouldValidate = errors[names[part]] !== undefined
      if (value !== undefined) form.setValue(names[part], value, { shouldValidate, shouldDirty: true })
    }
  }
  const zip = useZipFill({ now: { city: now('city'), state: now('state'), zip: now('zip') }, write })
  const pick = ({ city, state, ...more }: CityAndState & { zip: string; venue?: string }) => {
    zip.pick({ city, state })
    write(more)
  }
  return (
    <fieldset className="stack">
      <legend className="form-legend">{texts.where}</legend>
      <Picks pick={pick} />
      <TextField
        label={texts.city}
        autoComplete="off"
        maxLength={CITY_MAX}
        {...field('city')}
        onInput={({ currentTarget: input }) => (input.value = nameLetters(input.value))}
      />
      <div className="form-pair">
        <SelectField label={texts.state} {...field('state')}>
          <option value="">{texts.chooseAState}</option>
          {Object.entries(states).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.zipCode}
          inputMode="numeric"
          autoComplete="off"
          maxLength={ZIP_MAX}
          hint={<ZipHint other={zip.other} />}
          {...field('zip')}
          onInput={({ currentTarget: input }) => {
            input.value = input.value.replace(NOT_DIGITS, '')
            zip.type(input.value)
          }}
        />
      </div>
      <UseZip other={zip.other} />
      <TextField label={texts.venue} autoComplete="off" maxLength={VENUE_MAX} {...field('venue')} />
    </fieldset>
  )
}

/** The viewer's city, and venues that the viewer has chosen before. */
function Picks({ pick }: { pick: (place: CityAndState & { zip: string; venue?: string }) => void }) {
  const home = useSelf().preference.primary_address
  const venues = useApi(places.venues, {}).data?.payload ?? []
  if (!home && venues.length === 0) return null
  return (
    <ul className="venue-picks">
      {home && (
        <li>
          <button
            type="button"
            className="button small"
            onClick={() => pick({ city: home.city, state: home.state, zip: home.postal_code.slice(0, ZIP_DIGITS) })}
          >
            <Icon path={mdiMapMarkerOutline} />
            <span>{say(texts.toUseCityState, { city: home.city, state: home.state })}</span>
          </button>
        </li>
      )}
      {venues.map(known => (
        <li key={`${known.venue} ${known.zip}`}>
          <button type="button" className="button small" onClick={() => pick(known)}>
            <Icon path={mdiHistory} />
            <span>
              {known.venue}, {known.city}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
