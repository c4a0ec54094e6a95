import type { InputOf } from '@gauntlet/contract/endpoint'
import type { tournaments } from '@gauntlet/contract/tournaments'
import { cosineOf, unitVector } from '@gauntlet/rules/places/distance'
import { Said } from '../../platform/http/bind.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { cellsWithin } from '../addresses/grid.ts'
import { spellingsOf } from '../match-search/terms.ts'
import { cityOf, type Start, startOfMatches } from '../people-search/origin.ts'
import { presentTournaments } from './present-list.ts'
import * as queries from './search-queries.ts'

type Filter = InputOf<typeof tournaments.search>

/** Half the way round the earth leaves nobody out. */
const EVERYWHERE_MILES = 12_500
/** How far from its centre a city's venues may be. */
const CITY_MILES = 50
const DAY = 'yyyy-mm-dd'.length

function termsOf({ clock }: Services, viewer: Viewer, filter: Filter) {
  return {
    viewerId: viewer.id,
    now: clock.now(),
    sportIds: filter.sports,
    rateFrom: filter.minRate ?? null,
    rateTo: filter.maxRate ?? null,
    firstDay: filter.startDate?.slice(0, DAY) ?? null,
    lastDay: filter.endDate?.slice(0, DAY) ?? null,
    limit: filter.limit,
    offset: (filter.page - 1) * filter.limit,
  }
}

async function near(services: Services, terms: ReturnType<typeof termsOf>, start: Start, miles: number) {
  const { db } = services
  const centre = miles === 0 ? await cityOf(services, start) : start
  if (!centre) return []
  const { city, state } = centre
  const reach = miles > 0 ? miles : city === '' ? EVERYWHERE_MILES : CITY_MILES
  const only = miles === 0 ? { city: city.toLowerCase(), states: spellingsOf(state) } : { city: '', states: [] }
  const args = { ...terms, ...only, ...unitVector(centre), cosine: cosineOf(reach) }
  const cells = cellsWithin(centre, reach)
  return cells ? queries.listNear.all(db, { ...args, cells }) : queries.listFar.all(db, args)
}

/** Tournaments to join, the nearest first, then the soonest; without an origin the soonest. */
export async function searchTournaments(services: Services, viewer: Viewer, filter: Filter) {
  const start = await startOfMatches(services, viewer, filter.origin)
  const terms = termsOf(services, viewer, filter)
  const rows = start
    ? await near(services, terms, start, filter.distance)
    : await queries.listAnywhere.all(services.db, terms)
  const ids = rows.flatMap(({ id }) => id ?? [])
  const found = await presentTournaments(services, viewer, ids, start ?? null)
  return new Said(found, { total: rows[0]?.total ?? 0 })
}
