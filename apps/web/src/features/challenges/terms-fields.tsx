import { CITY_MAX, VENUE_MAX, ZIP_MAX } from '@gauntlet/contract/challenges-forms'
import { profiles } from '@gauntlet/contract/profiles'
import { states } from '@gauntlet/contract/states'
import { mdiMapMarkerOutline } from '@mdi/js'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { CheckField, SelectField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'

const NOT_LETTERS = /[^\p{L}\p{M} ]/gu
const NOT_DIGITS = /\D/g

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
export function PlaceFields({
  city,
  state,
  zip,
  venue,
  fillHome,
}: Record<'city' | 'state' | 'zip' | 'venue', Registered> & { fillHome: (home: Home) => void }) {
  const home = useSelf().preference.primary_address
  return (
    <fieldset className="stack">
      <div className="row between">
        <legend className="form-legend">Where</legend>
        {home && (
          <button
            type="button"
            className="button quiet small"
            onClick={() => fillHome({ city: home.city, state: home.state, zip: home.postal_code.slice(0, 5) })}
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
        onInput={({ currentTarget: input }) => (input.value = input.value.replace(NOT_LETTERS, ''))}
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
}

/** Ranked, with what turning it on costs; `paid` is a challenge that is ranked already. */
export function RankedField({ field, paid = false }: { field: UseFormRegisterReturn; paid?: boolean }) {
  const { credits } = useSelf()
  const price = useApi(profiles.info, {}).data?.payload.ranked_challenge
  const cost = paid
    ? ' Turning it off gives you back what it cost.'
    : ` It costs ${price} ${price === 1 ? 'credit' : 'credits'} of your ${credits ?? 0}, given back if it is not played.`
  return (
    <div className="ranked-choice">
      <CheckField label="Ranked" {...field} />
      <p className="soft small">The result moves your rank.{price ? cost : ''}</p>
    </div>
  )
}
