import { nameLetters } from '@gauntlet/contract/fields'
import { places } from '@gauntlet/contract/places/endpoints'
import { states } from '@gauntlet/contract/places/states'
import { CITY_MAX, VENUE_MAX, ZIP_MAX } from '@gauntlet/contract/venues/endpoints'
import { mdiHistory, mdiMapMarkerOutline } from '@mdi/js'
import { useEffect, useState } from 'react'
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

/** The parts that say which city. */
const CITY = ['city', 'state', 'zip'] as const
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

/**
 * City, state, ZIP and venue of a form; `names` are its fields. A city that was known or picked is one line until
 * somebody wants another.
 */
export function VenueFields<N extends string>({
  form,
  names,
  mayBeAgreedLater = false,
}: {
  form: FormOf<N>
  names: Names<N>
  /** Whether a plan can be made before its venue is known. */
  mayBeAgreedLater?: boolean
}) {
  const { errors } = form.formState
  const field = (part: Part) => ({ ...form.register(names[part]), error: errors[names[part]]?.message })
  const now = (part: Part) => form.watch(names[part]) ?? ''
  const [first] = useState(() => ({ city: now('city'), state: now('state'), zip: now('zip') }))
  const isKnown = first.city !== '' && first.state !== ''
  const [folded, setFolded] = useState(isKnown)
  const isZipMissing = isKnown && first.zip === ''
  const ofCity = useApi(places.ofCity, { city: first.city, state: first.state }, { enabled: isZipMissing }).data
  useEffect(() => {
    if (!ofCity || !isZipMissing) return
    if (ofCity.payload) form.setValue(names.zip, ofCity.payload.zip, { shouldValidate: false, shouldDirty: false })
    else setFolded(false)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the answer is there: the form is new on every render
  }, [ofCity])
  const isFolded = folded && CITY.every(part => errors[names[part]] === undefined)
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
    setFolded(true)
  }
  return (
    <fieldset className="stack">
      <legend className="form-legend">{texts.where}</legend>
      <Picks
        pick={pick}
        {...(mayBeAgreedLater && { agreeLater: () => write({ venue: texts.toBeAgreed }) })}
        chosen={{ venue: now('venue'), zip: now('zip') }}
      />
      {isFolded && (
        <p className="row between">
          <span>
            {now('city')}, {now('state')} {now('zip')}
          </span>
          <button type="button" className="button quiet small" onClick={() => setFolded(false)}>
            {texts.anotherCity}
          </button>
        </p>
      )}
      {!isFolded && (
        <>
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
        </>
      )}
      <TextField label={texts.venue} autoComplete="off" maxLength={VENUE_MAX} {...field('venue')} />
    </fieldset>
  )
}

/** To leave it open, venues that the viewer has chosen before, and the viewer's city. */
function Picks({
  pick,
  agreeLater,
  chosen,
}: {
  pick: (place: CityAndState & { zip: string; venue?: string }) => void
  agreeLater?: () => void
  chosen: { venue: string; zip: string }
}) {
  const home = useSelf().preference.primary_address
  const venues = useApi(places.venues, {}).data?.payload ?? []
  // The one that the form began with; a tap moves none, so that the next one hits what it aims at.
  const [first] = useState(chosen)
  const isAt = ({ venue, zip }: typeof chosen, place: typeof chosen) => venue === place.venue && zip === place.zip
  if (!home && !agreeLater && venues.length === 0) return null
  return (
    <ul className="picks">
      {agreeLater && (
        <li>
          <button
            type="button"
            className="button small"
            aria-pressed={chosen.venue === texts.toBeAgreed}
            onClick={agreeLater}
          >
            {texts.agreeLater}
          </button>
        </li>
      )}
      {venues
        .toSorted((a, b) => Number(isAt(b, first)) - Number(isAt(a, first)))
        .map(known => (
          <li key={`${known.venue} ${known.zip}`}>
            <button
              type="button"
              className="button small"
              aria-pressed={isAt(known, chosen)}
              onClick={() => pick(known)}
            >
              <Icon path={mdiHistory} />
              <span>
                {known.venue}, {known.city}
              </span>
            </button>
          </li>
        ))}
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
    </ul>
  )
}
