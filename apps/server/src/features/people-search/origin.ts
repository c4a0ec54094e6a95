import { type Origin, whichErrors } from '@gauntlet/contract/people-search/endpoints'
import { peopleSearchTexts } from '@gauntlet/contract/people-search/texts'
import { cosineOf, type Point, unitVector } from '@gauntlet/rules/places/distance'
import { badField, Refusal } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { cellsWithin } from '../addresses/grid.ts'
import { findHome, findNearestCity, findPlace } from './queries.ts'

/** Where a search starts. `city` is '' where only coordinates or a whole state are known, `state` where neither is. */
export interface Start extends Point {
  city: string
  state: string
}

/** How far the centre of the city may be that coordinates lie in. */
const CITY_REACH_MILES = 25

/**
 * The place that an origin means: the centre of the city that a text names, the coordinates as they are, or the city of
 * the viewer's primary address (a visitor has none). Undefined: everywhere. Throws a Refusal (400) that names `origin`
 * where no place matches, or several do: then it names them.
 */
export async function startOf(
  { db, places }: Services,
  viewer: Viewer | null,
  origin: Origin,
): Promise<Start | undefined> {
  if (typeof origin !== 'string') return { ...origin, city: '', state: '' }
  if (origin === '') return viewer ? findPlace.first(db, { userId: viewer.id }) : undefined
  const several = places.candidates(origin).map(({ label }) => label)
  if (several.length > 0) {
    const errors = whichErrors(several)
    throw new Refusal(400, errors.origin, errors)
  }
  const place = places.find(origin)
  if (!place) throw badField('origin', peopleSearchTexts.originUnknown)
  // A ZIP means its city: players are measured between city centres.
  return (place.city && places.city(place.city, place.state)) || place
}

/**
 * Where a search for what takes place at a venue starts: from the viewer's own door where no origin is named, as the
 * distances in the viewer's lists are measured. Players are measured between city centres, matches to the venue.
 */
export const startOfMatches = async (services: Services, viewer: Viewer, origin: Origin): Promise<Start | undefined> =>
  (origin === '' ? await findHome.first(services.db, { userId: viewer.id }) : undefined) ??
  startOf(services, viewer, origin)

/**
 * The city that a start lies in; of coordinates the nearest one where players live whom the viewer may find. A whole
 * state is its own.
 */
export async function cityOf({ db }: Services, viewerId: string | null, start: Start): Promise<Start | undefined> {
  if (start.state) return start
  const cells = cellsWithin(start, CITY_REACH_MILES) ?? []
  return findNearestCity.first(db, { viewerId, cells, ...unitVector(start), cosine: cosineOf(CITY_REACH_MILES) })
}
