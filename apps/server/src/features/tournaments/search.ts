import type { InputOf } from '@gauntlet/contract/endpoint'
import { RATE_MAX } from '@gauntlet/contract/tournaments/forms'
import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { cosineOf, type Point, unitVector } from '@gauntlet/rules/places/distance'
import { Said } from '../../platform/http/bind.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { boxesWithin } from '../addresses/grid.ts'
import { runsOf, tilesWithin } from '../addresses/tiles.ts'
import { spellingsOf } from '../match-search/terms.ts'
import { cityOf, type Start, startOfMatches } from '../people-search/origin.ts'
import { type EntrantFacts, entrantFacts } from './facts.ts'
import type { ListedRow } from './listed-queries.ts'
import { presentListed } from './present-list.ts'
import * as queries from './search-queries.ts'
import { countInTiles } from './tile-queries.ts'

type Filter = InputOf<typeof tournaments.search>

/** How far from its centre a city's venues may be, in miles. */
const CITY_MILES = 50
/** Miles. Half the way round the earth leaves nobody out. */
const EVERYWHERE_MILES = 12_500
/** Miles: the first circle, for places where most players live close together; each one after it is twice as wide. */
const FIRST_MILES = 2
const DAY = 'yyyy-mm-dd'.length
/** Up to this many sports are searched one by one; for more it is cheaper to search all and leave out the others. */
const SPORTS_FEW = 3

function termsOf({ clock }: Services, me: EntrantFacts, filter: Filter) {
  // No window lies beyond these.
  const [rateFrom, rateTo] = [filter.minRate ?? -RATE_MAX, filter.maxRate ?? 2 * RATE_MAX]
  return {
    viewerId: me.id,
    minor: me.minor,
    now: clock.now(),
    sportIds: filter.sports,
    rateFrom,
    rateTo,
    firstDay: filter.startDate?.slice(0, DAY) ?? '-infinity',
    lastDay: filter.endDate?.slice(0, DAY) ?? 'infinity',
    /** Whether nothing but the ranks and the distance leaves a tournament out: only such are counted by tiles. */
    ofTiles: filter.sports.length === 0 && !filter.startDate && !filter.endDate && rateFrom <= rateTo && !me.minor,
    limit: filter.limit,
    offset: (filter.page - 1) * filter.limit,
  }
}

/** Circles around a point up to a radius, so that the database can take the smallest that holds enough. */
function circlesAround(centre: Point, miles: number): queries.Circles {
  const radii: number[] = []
  for (let radius = FIRST_MILES; radius < miles; radius *= 2) radii.push(radius)
  radii.push(miles)
  const boxes = radii.flatMap((radius, at) => boxesWithin(centre, radius).map(box => ({ circle: at + 1, ...box })))
  return {
    ...unitVector(centre),
    cosines: radii.map(cosineOf),
    circles: boxes.map(({ circle }) => circle),
    souths: boxes.map(({ south }) => south),
    norths: boxes.map(({ north }) => north),
    wests: boxes.map(({ west }) => west),
    easts: boxes.map(({ east }) => east),
  }
}

interface Found {
  rows: ListedRow[]
  /** Of all pages. */
  total: number
}
type Terms = ReturnType<typeof termsOf>

interface List<Args> {
  all: (db: Services['db'], args: Args) => Promise<ListedRow[]>
}
interface Count<Args> {
  one: (db: Services['db'], args: Args) => Promise<{ total: number }>
}

/** A page and the number of all, by two queries over the same tournaments. */
async function found<Args>({ db }: Services, args: Args, list: List<Args>, count: Count<Args>): Promise<Found> {
  const [rows, { total }] = await Promise.all([list.all(db, args), count.one(db, args)])
  return { rows, total }
}

/** The same where the number is a sum over the tiles of a circle. */
function foundByTiles<Args extends Terms>(
  services: Services,
  args: Args,
  list: List<Args>,
  start: Point,
  miles: number,
) {
  const circle = { ...unitVector(start), cosine: cosineOf(miles), ...runsOf(tilesWithin(start, miles)) }
  return found(services, { ...args, ...circle }, list, countInTiles)
}

async function near(services: Services, terms: Terms, start: Start, miles: number): Promise<Found> {
  if (miles > 0) {
    const args = { ...terms, ...circlesAround(start, miles) }
    const { length } = terms.sportIds
    if (terms.ofTiles) return foundByTiles(services, args, queries.listNear, start, miles)
    return length > 0 && length <= SPORTS_FEW
      ? found(services, args, queries.listNearOf, queries.countNearOf)
      : found(services, args, queries.listNear, queries.countNear)
  }
  const centre = await cityOf(services, terms.viewerId, start)
  if (!centre) return { rows: [], total: 0 }
  const [city, states] = [centre.city.toLowerCase(), spellingsOf(centre.state)]
  if (city === '') {
    const args = { ...terms, ...circlesAround(centre, EVERYWHERE_MILES), states }
    return found(services, args, queries.listInState, queries.countInState)
  }
  const args = { ...terms, ...circlesAround(centre, CITY_MILES), states, city }
  return found(services, args, queries.listInCity, queries.countInCity)
}

const POLE = { lat: 90, lon: 0 }

const anywhere = (services: Services, terms: Terms): Promise<Found> =>
  terms.ofTiles
    ? foundByTiles(services, terms, queries.listAnywhere, POLE, EVERYWHERE_MILES)
    : found(services, terms, queries.listAnywhere, queries.countAnywhere)

/** Tournaments to join, the nearest first, then the soonest; without an origin the soonest. */
export async function searchTournaments(services: Services, viewer: Viewer, filter: Filter) {
  const { db, clock } = services
  const [start, me] = await Promise.all([
    startOfMatches(services, viewer, filter.origin),
    entrantFacts(db, viewer.id, clock.now()),
  ])
  const terms = termsOf(services, me, filter)
  const { rows, total } = await (start ? near(services, terms, start, filter.distance) : anywhere(services, terms))
  return new Said(await presentListed(services, rows, me, start ?? null), { total })
}
