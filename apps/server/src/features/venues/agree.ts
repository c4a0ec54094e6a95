import { codeOfState, states } from '@gauntlet/contract/places/states'
import { fill } from '@gauntlet/contract/language/fill'
import { venueTexts } from '@gauntlet/contract/venues/endpoints'
import { agreement } from '@gauntlet/rules/places/agreement'
import { badField } from '../../platform/http/refusal.ts'
import { cityKey } from '../../platform/places/key.ts'
import type { Places, ZipPlace } from '../../platform/places/places.ts'
import type { Services } from '../../platform/services.ts'

/** Where something takes place, as it was typed. */
export interface Typed {
  city: string
  state: string
  zip: string
}

/** The names of a form's fields, for a refusal that stands at one. */
export type Fields = Pick<Record<keyof Typed, string>, 'city' | 'zip'>

/** Whether a change leaves the place alone: one that was stored before places were compared may stay as it is. */
export const isSamePlace = (a: Typed, b: Typed): boolean =>
  a.city === b.city && a.zip === b.zip && codeOfState(a.state) === codeOfState(b.state)

const nameOf = (text: string) => new Map<string, string>(Object.entries(states)).get(text) ?? text

/** Throws a Refusal (400) at the ZIP's field where it lies in another state, at the city's where that is far away. */
export function requireAgreement(places: Places, zip: ZipPlace, { city, state }: Typed, fields: Fields): void {
  const code = codeOfState(state)
  const facts = { ...zip, ownCity: cityKey(city) === cityKey(zip.city) }
  const verdict = agreement(facts, { state: code, namesakes: places.named(city) })
  if (verdict === 'agrees') return
  if (verdict === 'otherState')
    throw badField(fields.zip, fill(venueTexts.otherState, { zipState: nameOf(zip.state), state: nameOf(code) }))
  throw badField(fields.city, fill(venueTexts.farCity, { city, zipPlace: `${zip.city}, ${zip.state}` }))
}

/**
 * The ZIP of a place where something is to happen. Throws a Refusal (400) where the data does not know it, or where it,
 * the state and the city are no one place.
 */
export function requirePlace({ places }: Pick<Services, 'places'>, typed: Typed, fields: Fields): ZipPlace {
  const zip = places.zip(typed.zip)
  if (!zip) throw badField(fields.zip, venueTexts.unknownZip)
  requireAgreement(places, zip, typed, fields)
  return zip
}
