import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import type { Query } from '../../platform/database/query.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { openClub } from '../ranks/testing.ts'
import { findStanding, listTop } from './queries.ts'
import { place, type Standing } from './testing.ts'

const PLAYERS = 10_000
const PAGE = 50
let db: Database
let sportId = ''
let last = ''
beforeAll(async () => {
  db = await openTestDatabase()
  const club = await openClub(db)
  sportId = club.sportId
  const standings = Array.from({ length: PLAYERS }, (_, n): Standing => ({ name: `Player ${n}`, mean: 1000 - n / 20 }))
  const ids = await place(db, sportId, standings, club.services.clock.now())
  last = ids.get(`Player ${PLAYERS - 1}`) ?? ''
  await db.session(session => session.run('analyze'))
})
afterAll(() => db.close())

/** The plan of a query whose arguments nobody knows yet, as a named statement is planned for good. */
async function planOf<Row, Args>(query: Query<Row, Args>, values: readonly unknown[]): Promise<string> {
  return db.session(async session => {
    await session.run('set plan_cache_mode = force_generic_plan')
    await session.run(`prepare planned as ${query.compiled().text}`)
    const literals = values
      .map(value => (typeof value === 'string' || typeof value === 'number' ? `'${value}'` : 'null'))
      .join(', ')
    const rows = await session.run(`explain (analyze, costs off, timing off) execute planned (${literals})`)
    await session.run('deallocate planned')
    return rows.map(row => row['QUERY PLAN']).join('\n')
  })
}

/** In the order of the placeholders. */
const valuesOf = (query: { compiled(): object }, args: object): unknown[] => {
  const plan = query.compiled()
  if (!('values' in plan) || typeof plan.values !== 'function') throw new Error('The query has no arguments')
  return plan.values(args)
}

test('the first fifty of ten thousand are read from the index, and little more', async () => {
  const args = { sportId, limit: PAGE, offset: 0 }
  const plan = await planOf(listTop, valuesOf(listTop, args))
  expect(plan).toContain('player_sports_leaders_index')
  expect(plan).not.toContain('Seq Scan on player_sports')
  const read = [...plan.matchAll(/player_sports_leaders_index.*rows=([\d.]+)/g)].map(match => Number(match[1]))
  expect(Math.max(...read)).toBeLessThan(2 * PAGE + 10)
  expect(await listTop.all(db, args)).toHaveLength(PAGE)
})

test('the position of the last of ten thousand is counted without reading them', async () => {
  const args = { sportId, userId: last }
  const plan = await planOf(findStanding, valuesOf(findStanding, args))
  expect(plan).not.toContain('Seq Scan on player_sports')
  const read = [...plan.matchAll(/player_sports_leaders_index.*rows=([\d.]+)/g)].map(match => Number(match[1]))
  expect(Math.max(...read)).toBeLessThan(50)
  expect(await findStanding.one(db, args)).toMatchObject({ place: PLAYERS })
})
