import type { AnswerOf, InputOf } from '@gauntlet/contract/endpoint'
import { type places as rows, VENUES_LISTED } from '@gauntlet/contract/places/endpoints'
import { codeOfState } from '@gauntlet/contract/places/states'
import type { Services, Viewer } from '../../platform/services.ts'
import { listVenues } from './queries.ts'

type Found = AnswerOf<typeof rows.ofZip>

/** Answers from memory. */
export async function findCityOfZip(
  { places }: Services,
  _viewer: Viewer,
  { zip }: InputOf<typeof rows.ofZip>,
): Promise<Found> {
  const found = places.zip(zip)
  return found ? { city: found.city, state: found.state, timezone: found.tz } : null
}

/** Answers from memory. */
export const findZipOfCity = async (
  { places }: Services,
  _viewer: Viewer,
  { city, state }: InputOf<typeof rows.ofCity>,
): Promise<AnswerOf<typeof rows.ofCity>> => {
  const zip = places.zipOf(city, state)
  return zip === undefined ? null : { zip }
}

/** Only the viewer's own: where others play is their whereabouts. */
export async function listKnownVenues({ db }: Services, { id }: Viewer): Promise<AnswerOf<typeof rows.venues>> {
  const known = await listVenues.all(db, { userId: id, limit: VENUES_LISTED })
  return known.map(venue => ({ ...venue, state: codeOfState(venue.state) }))
}
