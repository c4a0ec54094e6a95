import type { InputOf } from '@gauntlet/contract/endpoint'
import type { events } from '@gauntlet/contract/events/endpoints'
import { isStateCode, states } from '@gauntlet/contract/places/states'
import { cosineOf, unitVector } from '@gauntlet/rules/places/distance'
import { Said } from '../../platform/http/bind.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { cellsWithin } from '../addresses/grid.ts'
import { cityOf, type Start, startOfMatches } from '../people-search/origin.ts'
import { searchFar, searchNear } from './list-queries.ts'
import { presentEvents } from './present.ts'

/** Half the way round the earth leaves nothing out. */
const EVERYWHERE_MILES = 12_500
/** How far from its centre a city's venues may be. */
const CITY_MILES = 50

interface Area {
  centre: Start
  miles: number
  /** '' is any. */
  city: string
  state: string
}

/**
 * Where the search looks: distance 0 is the same city, or for a state the whole state. Undefined if no city is near.
 */
async function areaOf(services: Services, viewerId: string, start: Start, miles: number): Promise<Area | undefined> {
  if (miles > 0) return { centre: start, miles, city: '', state: '' }
  const centre = await cityOf(services, viewerId, start)
  if (!centre) return undefined
  const { city, state } = centre
  return { centre, miles: city === '' ? EVERYWHERE_MILES : CITY_MILES, city, state }
}

/** A state as organizers write it: its code or its name. */
const spellingsOf = (state: string): string[] =>
  isStateCode(state) ? [state.toLowerCase(), states[state].toLowerCase()] : []

type Filter = InputOf<typeof events.search>
type Common = Omit<Parameters<typeof searchFar.all>[1], 'ux' | 'uy' | 'uz' | 'cosine' | 'city' | 'states'>

/** From nowhere every dot product is 0: the soonest come first. */
const NOWHERE = { ux: 0, uy: 0, uz: 0, cosine: -1, city: '', states: [] }

async function find(services: Services, common: Common, start: Start | undefined, { distance }: Filter) {
  if (!start) return searchFar.all(services.db, { ...common, ...NOWHERE })
  const area = await areaOf(services, common.viewerId, start, distance)
  if (!area) return []
  const { centre, miles, city, state } = area
  const args = {
    ...common,
    ...unitVector(centre),
    cosine: cosineOf(miles),
    city: city.toLowerCase(),
    states: spellingsOf(state),
  }
  const cells = cellsWithin(centre, miles)
  return cells ? searchNear.all(services.db, { ...args, cells }) : searchFar.all(services.db, args)
}

/** Open events to come, the nearest first, then the soonest. */
export async function searchEvents(services: Services, viewer: Viewer, filter: Filter) {
  const start = await startOfMatches(services, viewer, filter.origin)
  const { startDate: firstDay = null, endDate: lastDay = null, page, limit } = filter
  const common = {
    viewerId: viewer.id,
    now: services.clock.now(),
    firstDay,
    lastDay,
    limit,
    offset: (page - 1) * limit,
  }
  const rows = await find(services, common, start, filter)
  const ids = rows.flatMap(({ id }) => id ?? [])
  return new Said(await presentEvents(services, viewer, ids, start), { total: rows[0]?.total ?? 0 })
}
