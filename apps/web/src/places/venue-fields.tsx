import { places } from '@gauntlet/contract/places/endpoints'
import { VENUE_MAX } from '@gauntlet/contract/venues/endpoints'
import { Suspense, useEffect, useId, useState } from 'react'
import { lazy } from '../ui/part.tsx'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../ui/field.tsx'
import { chosenBefore } from './chosen-before.ts'
import type { CityAndState } from './fill-from-zip.ts'
import { useApi } from '../api/use-api.ts'
import { useZipFill } from './use-zip-fill.ts'
import { isAt, type KnownVenue, VenuePicks } from './venue-picks.tsx'
import * as texts from './texts.ts'

// Folded where the city is known.
const CityFields = lazy(() => import('./city-fields.tsx'))

/** The parts that say which city. */
const CITY = ['city', 'state', 'zip'] as const
const PARTS = [...CITY, 'venue'] as const

/** Filled in by the form itself, which is no change of the player's. */
const SILENT = { shouldValidate: false, shouldDirty: false }

const NONE: readonly KnownVenue[] = []
const NO_PLACES: readonly string[] = []

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
 * City, state, ZIP and venue of a form; `names` are its fields. One tap says it all, and nothing else is shown until
 * another place is wanted; its city is one line then, where it is known, until somebody wants another.
 */
export function VenueFields<N extends string>({
  form,
  names,
  picks,
  fitting = NO_PLACES,
}: {
  form: FormOf<N>
  names: Names<N>
  /** A plan can be made before its venue is known; what is over was probably where the viewer chose last. */
  picks: 'later' | 'last'
  /** Names of places that suit what is to be played, also those that nobody has chosen before. */
  fitting?: readonly string[]
}) {
  const id = useId()
  const { errors } = form.formState
  const field = (part: Part) => ({ ...form.register(names[part]), error: errors[names[part]]?.message })
  const now = (part: Part) => form.watch(names[part]) ?? ''
  const typed = { city: now('city'), state: now('state'), zip: now('zip'), venue: now('venue') }
  const [first] = useState(typed)
  const isKnown = first.city !== '' && first.state !== ''
  const [folded, setFolded] = useState(isKnown)
  const isZipMissing = isKnown && first.zip === ''
  const ofCity = useApi(places.ofCity, { city: first.city, state: first.state }, { enabled: isZipMissing })
  useEffect(() => {
    if (!isZipMissing || !(ofCity.data || ofCity.isError)) return
    const zip = ofCity.data?.payload?.zip
    if (zip === undefined) setFolded(false)
    else form.setValue(names.zip, zip, SILENT)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the answer is there: the form is new on every render
  }, [ofCity.data, ofCity.isError])
  const isFolded = folded && CITY.every(part => errors[names[part]] === undefined)
  const write = (values: Partial<Record<Part, string>>) => {
    for (const part of PARTS) {
      const value = values[part]
      const shouldValidate = errors[names[part]] !== undefined
      if (value !== undefined) form.setValue(names[part], value, { shouldValidate, shouldDirty: true })
    }
  }
  const before = chosenBefore(useApi(places.venues, {}).data?.payload ?? NONE)
  const [last] = before
  // The place that the form began with is one of them, wherever it was typed.
  const isNamed = !['', texts.toBeAgreed].includes(first.venue) && isKnown && !isZipMissing
  const isOneMore = isNamed && !before.some(known => isAt(known, first))
  const own = isOneMore ? [first, ...before] : before
  const offered = typed.zip === '' ? [] : fitting.map(venue => ({ ...typed, venue }))
  const venues = [...offered.filter(one => !own.some(known => isAt(known, one))), ...own]
  const [asked, setAsked] = useState(false)
  // As the server draws it, which writes nothing into a form.
  const isProposed = picks === 'last' && !asked && typed.venue === ''
  const chosen = isProposed && last ? last : typed
  const isLater = picks === 'later' && chosen.venue === texts.toBeAgreed
  const isPicked = !asked && (isLater || venues.some(known => isAt(known, chosen)))
  const isShort = isPicked && isFolded && errors[names.venue] === undefined
  const zip = useZipFill({ now: typed, write })
  const pick = ({ city, state, ...more }: CityAndState & { zip: string; venue?: string }) => {
    zip.pick({ city, state })
    write(more)
    setFolded(true)
    setAsked(false)
  }
  useEffect(() => {
    const isUntouched = folded || PARTS.every(part => now(part) === '')
    if (picks !== 'last' || !last || !isUntouched || now('venue') !== '') return
    for (const part of PARTS) form.setValue(names[part], last[part], SILENT)
    setFolded(true)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the answer is there: the form is new on every render
  }, [last])
  return (
    <fieldset className="stack">
      <legend className="form-legend">
        {texts.where}
        {isShort && (
          <span className="soft small">
            {chosen.city}, {chosen.state} {chosen.zip}
          </span>
        )}
      </legend>
      <VenuePicks
        pick={pick}
        venues={venues}
        chosen={chosen}
        {...(picks === 'later' && {
          agreeLater: () => {
            write({ venue: texts.toBeAgreed })
            setAsked(false)
          },
        })}
        other={() => {
          if (isLater) write({ venue: '' })
          setAsked(true)
        }}
        isOther={!isShort}
      />
      <Suspense>{!isFolded && <CityFields field={field} zip={zip} />}</Suspense>
      {!isShort && (
        <div className="stack tight">
          <TextField
            label={texts.venue}
            autoComplete="off"
            placeholder={texts.courtClubOrAddress}
            list={id}
            maxLength={VENUE_MAX}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for, it is not to lie below the bar
            autoFocus={asked}
            {...field('venue')}
          />
          {isFolded && (
            <p className="row between small">
              <span className="soft">
                {typed.city}, {typed.state} {typed.zip}
              </span>
              <button type="button" className="button quiet small" onClick={() => setFolded(false)}>
                {texts.anotherCity}
              </button>
            </p>
          )}
          <datalist id={id}>
            {[...new Set(venues.map(({ venue }) => venue))].map(venue => (
              <option key={venue}>{venue}</option>
            ))}
          </datalist>
        </div>
      )}
    </fieldset>
  )
}
