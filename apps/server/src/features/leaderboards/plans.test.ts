import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/opened.ts'
import { plannedAnew, planOf, readOf } from '../../testing/plans.ts'
import { openClub } from '../ranks/testing.ts'
import type { Filter } from './board-queries.ts'
import { findStandingNear, findStandingWithin, listTopNear, listTopWithin } from './circle-queries.ts'
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
  await db.session(session => session.run('vacuum analyze'))
})

test('the first fifty of ten thousand are read from the index, and little more', async () => {
  const args = { viewerId: last, sportId, limit: PAGE, offset: 0, formed: true }
  const plan = await planOf(db, listTop, args)
  expect(plan).toContain('player_sports_leaders_index')
  expect(plan).not.toContain('Seq Scan on player_sports')
  const read = [...plan.matchAll(/player_sports_leaders_index.*rows=([\d.]+)/g)].map(match => Number(match[1]))
  expect(Math.max(...read)).toBeLessThan(2 * PAGE + 10)
  expect(await listTop.all(db, args)).toHaveLength(PAGE)
})

test('of a list that shows neither week nor form nothing is read to tell them', async () => {
  const args = { viewerId: last, sportId, limit: PAGE, offset: 0 }
  const readBy = async (formed: boolean) => readOf(await planOf(db, listTop, { ...args, formed }), 'match_players_pkey')
  expect(await readBy(true)).toEqual([PAGE])
  expect(await readBy(false)).toEqual([0])
})

test('the position of the last of ten thousand is counted without reading them', async () => {
  const args = { sportId, userId: last }
  const plan = await planOf(db, findStanding, args)
  expect(plan).not.toContain('Seq Scan on player_sports')
  const read = [...plan.matchAll(/player_sports_leaders_index.*rows=([\d.]+)/g)].map(match => Number(match[1]))
  expect(Math.max(...read)).toBeLessThan(50)
  expect(await findStanding.one(db, args)).toMatchObject({ place: PLAYERS })
})

test('the players in the tiles of a circle are read from one index, and not looked up', async () => {
  const anybody = { genders: null, lower: null, upper: null, city: null, state: null, hiddenIds: [], named: false }
  const circle = { ...anybody, ux: 0, uy: 0, uz: 1, cosine: 0.99, sportId, userId: last }
  const tiles = { firsts: [1], lasts: [3], insideFirsts: [2], insideLasts: [2], edgeFirsts: [1, 3], edgeLasts: [1, 3] }
  const args = { ...circle, ...tiles, cells: [1], viewerId: last, limit: PAGE, offset: 0, formed: true }
  for (const time of ['all-time', 'year', 'month', 'week'] as const)
    for (const plan of [
      await planOf(db, listTopNear[time], args),
      await planOf(db, findStandingNear[time], args),
      await planOf(db, findStandingWithin[time], args),
    ])
      expect(plan, time).toContain('Index Only Scan using match_players_tile_index')
})

test('a board is planned once, whatever is asked of it', async () => {
  const nowhere = { ux: null, uy: null, uz: null, cosine: null, city: null, state: null }
  const young: Filter = { ...nowhere, hiddenIds: [], named: false, genders: null, lower: 25, upper: 34 }
  const top = { ...young, viewerId: last, sportId, limit: PAGE, offset: 0, formed: true }
  const who = { ...young, sportId, userId: last, cells: [1, 2, 3], firsts: [1], lasts: [3] }
  expect(await plannedAnew(db, listTop, top)).toBe(5)
  expect(await plannedAnew(db, listTopOf['all-time'], top)).toBe(5)
  expect(await plannedAnew(db, findStandingAmong['all-time'], who)).toBe(5)
  expect(await plannedAnew(db, listTopOf.month, top)).toBe(5)
  expect(await plannedAnew(db, findStandingAmong.month, who)).toBe(5)
  expect(await plannedAnew(db, findStandingOfAnyAge.month, who)).toBe(5)
  expect(await plannedAnew(db, findStandingNear.month, who)).toBe(5)
  expect(await plannedAnew(db, findStandingNear['all-time'], who)).toBe(5)
  expect(await plannedAnew(db, listTopNear.year, { ...top, ...who })).toBe(5)
  expect(await plannedAnew(db, listTopWithin.year, top)).toBe(5)
  const circle = { ...who, insideFirsts: [1], insideLasts: [2], edgeFirsts: [3], edgeLasts: [3] }
  for (const within of [findStandingWithin.month, findStandingWithin['all-time']])
    expect(await plannedAnew(db, within, circle)).toBe(5)
})
