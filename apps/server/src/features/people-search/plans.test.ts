import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/opened.ts'
import { planOf, readOf } from '../../testing/plans.ts'
import { place, type Standing } from '../leaderboards/testing.ts'
import { openClub } from '../ranks/testing.ts'
import { countPeopleFar } from './near-queries.ts'

const PLAYERS = 2000
const db = testDatabase({ fresh: true })
let viewerId = ''

const homeOf = (n: number) => ({ city: `Town ${n % 20}`, state: 'TX', lat: 30 + (n % 20) / 100, lon: -97 })

beforeAll(async () => {
  const { sportId, services } = await openClub(db)
  const standings = Array.from(
    { length: PLAYERS },
    (_, n): Standing => ({ name: `Player ${n}`, mean: 500, home: homeOf(n) }),
  )
  const ids = await place(db, sportId, standings, services.clock.now())
  viewerId = ids.get('Player 0') ?? ''
  await db.session(session => session.run('vacuum analyze'))
})

test('how many live around is told by the towns: of their players only the searcher is read', async () => {
  const args = { viewerId, ux: 0, uy: 0, uz: 0, cosine: -2, city: '', state: '' }
  expect(await countPeopleFar.one(db, args)).toEqual({ total: PLAYERS - 1 })
  const plan = await planOf(db, countPeopleFar, args)
  expect(plan).not.toContain('near_people_town_index')
  expect(readOf(plan, 'near_people_pkey')).toEqual([1])
})
