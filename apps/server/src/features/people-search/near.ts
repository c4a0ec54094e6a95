import type { InputOf } from '@gauntlet/contract/endpoint'
import type { FoundPlayer, FriendFilter, peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { cosineOf, distanceMiles, type Point, roundMiles, unitVector } from '@gauntlet/rules/places/distance'
import { filteredAges } from '@gauntlet/rules/profiles/age-ranges'
import { Said } from '../../platform/http/bind.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { cardsOf } from '../cards/present.ts'
import { chosenGenders } from '../profiles/genders.ts'
import { cellsWithin } from '../addresses/grid.ts'
import { EVERY_AGE } from './ages.ts'
import { commonSports } from './common.ts'
import { takeLookup } from './lookups.ts'
import { cityOf, type Start, startOf } from './origin.ts'
import * as nearQueries from './near-queries.ts'
import * as queries from './queries.ts'

interface Found {
  rows: queries.FoundRow[]
  /** Of all pages. */
  total: number
}

type Terms = Parameters<typeof queries.listEverywhere.all>[1] & { pastMatches: boolean }

/** Half the way round the earth leaves nobody out. */
const EVERYWHERE_MILES = 12_500
/** Where people live close together, as many as a page holds live within so many miles. */
const FIRST_LOOK_MILES = 25

function termsOf(viewer: Viewer, filter: FriendFilter, genders: readonly string[]): Terms {
  const { ageRange, page, limit } = filter
  const { lower, upper } = filteredAges(ageRange) ?? EVERY_AGE
  const offset = (page - 1) * limit
  return { viewerId: viewer.id, lower, upper, genders, pastMatches: filter.past_matches === 1, limit, offset }
}

const leavesNobodyOut = ({ lower, upper, genders }: Terms) =>
  lower <= EVERY_AGE.lower && upper >= EVERY_AGE.upper && genders.length === 0

async function everywhere({ db }: Services, terms: Terms): Promise<Found> {
  const { offset, limit } = terms
  if (terms.pastMatches) {
    const met = await queries.listPast.all(db, terms)
    return { rows: met.slice(offset, offset + limit), total: met.length }
  }
  const [rows, { total }] = await Promise.all([
    queries.listEverywhere.all(db, terms),
    leavesNobodyOut(terms) ? queries.countEverybody.one(db, terms) : queries.countEverywhere.one(db, terms),
  ])
  return { rows, total }
}

async function within({ db }: Services, terms: Terms, start: Start, miles: number): Promise<Found> {
  const { city, state } = start
  const only = miles === 0 ? { city, state } : { city: '', state: '' }
  const wholeState = miles === 0 && city === ''
  // All of a city's players stand at one point, and rounding may put it just beyond 0 miles.
  const reach = wholeState ? EVERYWHERE_MILES : Math.max(miles, 0.01)
  const circle = { ...terms, ...only, ...unitVector(start), cosine: cosineOf(reach) }
  if (terms.pastMatches) {
    const [rows, { total }] = await Promise.all([
      nearQueries.listPastNear.all(db, circle),
      nearQueries.countPastNear.one(db, circle),
    ])
    return { rows, total }
  }
  const read = (upTo: number) => {
    const cells = cellsWithin(start, upTo)
    const args = { ...circle, cosine: cosineOf(upTo) }
    return cells ? nearQueries.listNear.all(db, { ...args, cells }) : nearQueries.listFar.all(db, args)
  }
  const nearest = async () => {
    const first = reach <= FIRST_LOOK_MILES ? [] : await read(FIRST_LOOK_MILES)
    // A full page of the nearest stays the same however far one looks.
    return first.length === terms.limit ? first : read(reach)
  }
  const count = () => {
    const cells = cellsWithin(start, reach)
    const [inSquares, anywhere] = leavesNobodyOut(terms)
      ? [nearQueries.countPeopleNear, nearQueries.countPeopleFar]
      : [nearQueries.countNear, nearQueries.countFar]
    return cells ? inSquares.one(db, { ...circle, cells }) : anywhere.one(db, circle)
  }
  const [rows, { total }] = await Promise.all([nearest(), count()])
  return { rows, total }
}

async function search(
  services: Services,
  viewer: Viewer,
  filter: FriendFilter,
  start: Start | undefined,
  genders: readonly string[],
): Promise<Found> {
  if (filter.email) {
    await takeLookup(services, viewer, filter.email)
    const rows = await queries.findByEmail.all(services.db, { viewerId: viewer.id, email: filter.email })
    return { rows: filter.page === 1 ? rows : [], total: rows.length }
  }
  const terms = termsOf(viewer, filter, genders)
  if (!start) return everywhere(services, terms)
  const centre = filter.distance === 0 ? await cityOf(services, viewer.id, start) : start
  return centre ? within(services, terms, centre, filter.distance) : { rows: [], total: 0 }
}

const milesFrom = (start: Point | undefined, { lat, lon }: queries.FoundRow) =>
  start && lat !== null && lon !== null ? roundMiles(distanceMiles(start, { lat, lon })) : null

/** Players of the friend filter, the nearest first. */
export async function findNear(services: Services, viewer: Viewer, filter: InputOf<typeof peopleSearch.near>) {
  const [start, genders] = await Promise.all([
    startOf(services, viewer, filter.origin),
    chosenGenders(services.db, filter.genders),
  ])
  const { rows, total } = await search(services, viewer, filter, start, genders)
  const ids = rows.map(row => row.id)
  const [cards, common] = await Promise.all([cardsOf(services.db, ids), commonSports(services, viewer, ids)])
  const players = rows.flatMap((row): FoundPlayer[] => {
    const card = cards.get(row.id)
    if (!card) return []
    return [{ ...card, distance: milesFrom(start, row), _matchingData: null, chance: null, ...common.get(row.id) }]
  })
  return new Said(players, { total })
}
