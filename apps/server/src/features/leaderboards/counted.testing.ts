import { DAY } from '@gauntlet/contract/time'
import { cosineOf, unitVector } from '@gauntlet/rules/places/distance'
import { expect } from 'vitest'
import { runsOf, tilesWithin } from '../addresses/tiles.ts'
import type { Club } from '../ranks/testing.ts'
import type { Filter } from './board-queries.ts'
import { findStandingNear } from './circle-queries.ts'
import { NOBODY_LEFT_OUT } from './filter.ts'
import { listGains } from './gains-queries.ts'
import { listTopIn, listTopOf } from './queries.ts'
import { findStandingAmong, findStandingIn, findStandingOf, findStandingOfAnyAge } from './standing-queries.ts'

// The boards of a period of a club, as the ledger has them and as they are counted ahead.

export const AUSTIN = { city: 'Austin', state: 'TX', lat: 30.267, lon: -97.743 }
const PERIODS = { week: 7, month: 30, year: 365 } as const
/** That of the second half of the players; the first have told none. */
export const GENDER = '00000000-0000-4000-8000-00000000000a'
export const FILTERS: readonly Filter[] = [
  NOBODY_LEFT_OUT,
  { ...NOBODY_LEFT_OUT, genders: [GENDER] },
  { ...NOBODY_LEFT_OUT, lower: 30, upper: 37 },
  { ...NOBODY_LEFT_OUT, genders: [GENDER], lower: 30, upper: 45 },
  { ...NOBODY_LEFT_OUT, city: 'Austin', state: 'TX' },
  { ...NOBODY_LEFT_OUT, city: '', state: 'TX' },
]
const AROUND_AUSTIN = {
  ...unitVector(AUSTIN),
  cosine: cosineOf(50),
  ...runsOf(tilesWithin(AUSTIN, 50)),
}

interface Board {
  order: { id: string; place: number; gained: number | null; mean: number }[]
  total: number
}

const rowOf = ({ id, place, gained, mean }: Board['order'][number]) => ({ id, place, gained, mean })

/** The board as the ledger has it. */
export async function fromLedger(club: Club, time: keyof typeof PERIODS, filter: Filter): Promise<Board> {
  const since = new Date(club.services.clock.now().getTime() - PERIODS[time] * DAY)
  const all = {
    ...filter,
    viewerId: null,
    sportId: club.sportId,
    limit: 100,
    offset: 0,
    since,
    formed: false,
    ownToo: false,
  }
  const rows = await listGains.all(club.db, all)
  return { order: rows.map(rowOf), total: rows[0]?.total ?? 0 }
}

/** The same as it is counted ahead; every way of counting tells the same place of each player. */
export async function countedAhead(
  club: Club,
  players: readonly string[],
  time: keyof typeof PERIODS,
  filter: Filter,
): Promise<Board> {
  const board = { ...filter, viewerId: null, sportId: club.sportId, limit: 100, offset: 0, formed: false }
  const order = (await listTopOf[time].all(club.db, board)).map(rowOf)
  if (filter.city) expect((await listTopIn[time].all(club.db, board)).map(rowOf)).toEqual(order)
  const totals: number[] = []
  for (const id of players) {
    const who = { ...filter, sportId: club.sportId, userId: id }
    const standings = [await findStandingOf[time].one(club.db, who)]
    if (filter.lower !== null) standings.push(await findStandingAmong[time].one(club.db, who))
    const near = { ...who, ...AROUND_AUSTIN }
    expect(await findStandingNear[time].one(club.db, near)).toEqual(await findStandingOf[time].one(club.db, near))
    if (filter.lower === null && filter.state === null)
      standings.push(await findStandingOfAnyAge[time].one(club.db, who))
    if (filter.city) standings.push(await findStandingIn[time].one(club.db, who))
    for (const { total, place, gained } of standings) {
      const own = order.find(row => row.id === id)
      expect(own ? { place, gained } : gained).toEqual(own ? { place: own.place, gained: own.gained } : null)
      totals.push(total)
    }
  }
  expect(new Set(totals)).toEqual(new Set([order.length]))
  return { order, total: order.length }
}
