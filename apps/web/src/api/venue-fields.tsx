import { nameLetters } from '@gauntlet/contract/fields'
import { states } from '@gauntlet/contract/states'
import { CITY_MAX, VENUE_MAX, ZIP_MAX } from '@gauntlet/contract/venues'
import { mdiMapMarkerOutline } from '@mdi/js'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { SelectField, TextField } from './field.tsx'
import { Icon } from './icon.tsx'

const NOT_DIGITS = /\D/g
const ZIP_DIGITS = 5

/** What `register(name)` gives, and the field's error. */
export type Registered = UseFormRegisterReturn & { error: string | undefined }

export const SportField = ({
  field,
  sports,
  hint,
}: {
  field: Registered
  sports: readonly { id: string; name: string }[]
  hint?: string
}) => (
  <SelectField label="Sport" {...field} {...(hint !== undefined && { hint })}>
    <option value="">Choose a sport</option>
    {sports.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </SelectField>
)

export interface Home {
  city: string
  state: string
  zip: string
}

/** City, state, ZIP and venue; `fillHome` fills in the viewer's primary address. */
export const VenueFields = ({
  city,
  state,
  zip,
  venue,
  home,
  fillHome,
}: Record<'city' | 'state' | 'zip' | 'venue', Registered> & {
  /** The viewer's primary address; null without one. */
  home: { city: string; state: string; postal_code: string } | null
  fillHome: (home: Home) => void
}) => (
  <fieldset className="stack">
    <div className="row between">
      <legend className="form-legend">Where</legend>
      {home && (
        <button
          type="button"
          className="button quiet small"
          onClick={() => fillHome({ city: home.city, state: home.state, zip: home.postal_code.slice(0, ZIP_DIGITS) })}
        >
          <Icon path={mdiMapMarkerOutline} />
          Use {home.city}, {home.state}
        </button>
      )}
    </div>
    <TextField
      label="City"
      autoComplete="off"
      maxLength={CITY_MAX}
      {...city}
      onInput={({ currentTarget: input }) => (input.value = nameLetters(input.value))}
    />
    <div className="form-pair">
      <SelectField label="State" {...state}>
        <option value="">Choose a state</option>
        {Object.entries(states).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Zip code"
        inputMode="numeric"
        autoComplete="off"
        maxLength={ZIP_MAX}
        {...zip}
        onInput={({ currentTarget: input }) => (input.value = input.value.replace(NOT_DIGITS, ''))}
      />
    </div>
    <TextField label="Venue" autoComplete="off" maxLength={VENUE_MAX} {...venue} />
  </fieldset>
)
