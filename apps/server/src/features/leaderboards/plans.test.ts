import { beforeAll, expect, test } from 'vitest'
import type { Query } from '../../platform/database/query.ts'
import { testDatabase } from '../../testing/opened.ts'
import { openClub } from '../ranks/testing.ts'
import type { Filter } from './board-queries.ts'
import { findStandingNear, findStandingWithin } from './circle-queries.ts'
import { findStanding, listTop, listTopOf } from './queries.ts'
import { findStandingAmong, findStandingOfAnyAge } from './standing-queries.ts'
import { place, type Standing } from './testing.ts'

const PLAYERS = 10_000
const PAGE = 50
const db = testDatabase({ fresh: true })
let sportId = ''
let last = ''
beforeAll(async () => {
  const club = await openClub(db)
  sportId = club.sportId
  const standings = Array.from({ length: PLAYERS }, (_, n): Standing => ({ name: `Player ${n}`, mean: 1000 - n / 20 }))
  const ids = await place(db, sportId, standings, club.services.clock.now())
  last = ids.get(`Player ${PLAYERS - 1}`) ?? ''
  await db.session(session => session.run('analyze'))
})

/** The plan of a query whose arguments nobody knows yet, as a named statement is planned for good. */
async function planOf<Row, Args>(query: Query<Row, Args>, values: readonly unknown[]): Promise<string> {
  return db.session(async session => {
    await session.run('set plan_cache_mode = force_generic_plan')
    await session.run(`prepare planned as ${query.compiled().text}`)
    const literals = values.map(literalOf).join(', ')
    const rows = await session.run(`explain (analyze, costs off, timing off) execute planned (${literals})`)
    await session.run('deallocate planned')
    return rows.map(row => row['QUERY PLAN']).join('\n')
  })
}

const literalOf = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return `'${value}'`
  return Array.isArray(value) ? `'{${value.join(',')}}'` : 'null'
}

/** How many of seven calls were planned for their values: the first five always are. */
async function plannedAnew<Row, Args>(query: Query<Row, Args>, values: readonly unknown[]): Promise<unknown> {
  return db.session(async session => {
    await session.run('set plan_cache_mode = auto')
    await session.run(`prepare planned as ${query.compiled().text}`)
    for (let call = 0; call < 7; call++) await session.run(`execute planned (${values.map(literalOf).join(', ')})`)
    const [row] = await session.run(`select custom_plans::int from pg_prepared_statements where name = 'planned'`)
    await session.run('deallocate planned')
    return row?.['custom_plans']
  })
}

/** In the order of the placeholders. */
const valuesOf = (query: { compiled(): object }, args: object): unknown[] => {
  const plan = query.compiled()
  if (!('values' in plan) || typeof plan.values !== 'function') throw new Error('The query has no arguments')
  return plan.values(args)
}

test('the first fifty of ten thousand are read from the index, and little more', async () => {
  const args = { viewerId: last, sportId, limit: PAGE, offset: 0, formed: true }
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

test('a board is planned once, whatever is asked of it', async () => {
  const nowhere = { ux: null, uy: null, uz: null, cosine: null, city: null, state: null }
  const young: Filter = { ...nowhere, genders: null, lower: 25, upper: 34 }
  const top = { ...young, viewerId: last, sportId, limit: PAGE, offset: 0, formed: true }
  const who = { ...young, sportId, userId: last, cells: [1, 2, 3] }
  expect(await plannedAnew(listTop, valuesOf(listTop, top))).toBe(5)
  expect(await plannedAnew(listTopOf['all-time'], valuesOf(listTopOf['all-time'], top))).toBe(5)
  expect(await plannedAnew(findStandingAmong['all-time'], valuesOf(findStandingAmong['all-time'], who))).toBe(5)
  expect(await plannedAnew(listTopOf.month, valuesOf(listTopOf.month, top))).toBe(5)
  expect(await plannedAnew(findStandingAmong.month, valuesOf(findStandingAmong.month, who))).toBe(5)
  expect(await plannedAnew(findStandingOfAnyAge.month, valuesOf(findStandingOfAnyAge.month, who))).toBe(5)
  expect(await plannedAnew(findStandingNear.month, valuesOf(findStandingNear.month, who))).toBe(5)
  expect(await plannedAnew(findStandingNear['all-time'], valuesOf(findStandingNear['all-time'], who))).toBe(5)
  const circle = { ...who, insideFirsts: [1], insideLasts: [2], edgeFirsts: [3], edgeLasts: [3] }
  for (const within of [findStandingWithin.month, findStandingWithin['all-time']])
    expect(await plannedAnew(within, valuesOf(within, circle))).toBe(5)
})
