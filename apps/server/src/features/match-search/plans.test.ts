import { beforeAll, expect, test } from 'vitest'
import type { Query } from '../../platform/database/query.ts'
import { testDatabase } from '../../testing/opened.ts'
import { place, type Standing } from '../leaderboards/testing.ts'
import { openClub } from '../ranks/testing.ts'
import { listPlayersBeyond, listPlayersIn, listPlayersOfSquares } from './queries.ts'

const PLAYERS = 2000
/** Players of each of a hundred squares. */
const EACH = PLAYERS / 100
const db = testDatabase({ fresh: true })
let args: Parameters<typeof listPlayersIn.all>[1]

const homeOf = (n: number) => ({
  city: 'Somewhere',
  state: 'TX',
  lat: 30.5 + (n % 10),
  lon: -99.5 + (Math.floor(n / 10) % 10),
})

beforeAll(async () => {
  const { sportId, services } = await openClub(db)
  const standings = Array.from(
    { length: PLAYERS },
    (_, n): Standing => ({ name: `Player ${n}`, mean: 1000 - n / 4, home: homeOf(n) }),
  )
  await place(db, sportId, standings, services.clock.now())
  await db.session(session => session.run('vacuum analyze'))
  args = {
    hiddenIds: [],
    sportIds: [sportId],
    newcomerRanks: [500],
    rankFrom: null,
    rankTo: null,
    shownSince: new Date(0),
    ageFrom: 0,
    ageTo: 150,
    genders: [],
    ux: 0,
    uy: 0,
    uz: 0,
    far: -4,
    near: 2,
    limit: 200,
    centres: [700],
    width: 1000,
    state: '',
    cells: [120 * 360 + 80, 121 * 360 + 80],
  }
})

const literal = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return `'${value}'`
  return Array.isArray(value) ? `'{${value.join(',')}}'` : 'null'
}

/** The plan of a query whose arguments nobody knows yet, as a named statement is planned for good. */
async function planOf<Row, Args>(query: Query<Row, Args>, given: object): Promise<string> {
  const plan = query.compiled()
  if (!('values' in plan) || typeof plan.values !== 'function') throw new Error('The query has no arguments')
  const values: unknown[] = plan.values(given)
  return db.session(async session => {
    await session.run('set plan_cache_mode = force_generic_plan')
    await session.run(`prepare planned as ${plan.text}`)
    const rows = await session.run(
      `explain (analyze, costs off, timing off) execute planned (${values.map(literal).join(', ')})`,
    )
    await session.run('deallocate planned')
    return rows.map(row => row['QUERY PLAN']).join('\n')
  })
}

const readOf = (plan: string, index: string) =>
  [...plan.matchAll(new RegExp(`${index}.*rows=([\\d.]+) loops=(\\d+)`, 'g'))].map(
    match => Number(match[1]) * Number(match[2]),
  )

test.each([
  ['a sport of a square', listPlayersIn],
  ['a whole square', listPlayersOfSquares],
])('%s is read from the index, and nothing of other squares', async (_, query) => {
  expect(await query.all(db, args)).toHaveLength(2 * EACH)
  const plan = await planOf(query, args)
  expect(plan).not.toContain('Seq Scan on match_players')
  expect(readOf(plan, 'match_players_near_index')).toEqual([2 * EACH])
})

test('far from anywhere only the ranks that are looked at are read', async () => {
  const near = { ...args, width: 5 }
  expect(await listPlayersBeyond.all(db, near)).toHaveLength(41)
  const plan = await planOf(listPlayersBeyond, near)
  expect(plan).not.toContain('Seq Scan on match_players')
  expect(readOf(plan, 'match_players_spot_index')).toEqual([41])
})
