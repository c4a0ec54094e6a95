import { type Leader, leaderboards } from '@gauntlet/contract/leaderboards/endpoints'
import { afterAll } from 'vitest'
import { parse } from 'zod/mini'
import { openTestDatabase } from '../../testing/database.ts'
import { addressRoutes } from '../addresses/routes.ts'
import { openStage, type Player } from '../people-search/testing.ts'
import { listGenders } from '../profiles/queries.ts'
import { listSports } from '../sports/queries.ts'
import { seedReferenceData } from '../sports/seed.ts'
import { leaderboardRoutes } from './routes.ts'
import { place, visitorOf } from './testing.ts'

const AUSTIN = { city: 'Austin', state: 'TX', lat: 30.267, lon: -97.743 }
const BOSTON = { city: 'Boston', state: 'MA', lat: 42.36, lon: -71.06 }

/** The board of tennis as it stands, whole. */
export const WHOLE = [
  [1, 'Ada'],
  [2, 'Cleo'],
  [3, 'Ben'],
  [4, 'Éva'],
  [5, 'Evan'],
  [6, 'Dan'],
  [7, 'Eve'],
  [null, 'Newcomer'],
  [null, 'Settled but unproved'],
]

/** Everybody's last name is Player; a visitor is shown its initial. */
export const firstOf = ({ user }: Pick<Leader, 'user'>) => user.short_name.replace(/ P\.$/, '')
export const order = ({ rows }: { rows: Leader[] }) => rows.map(row => [row.position, firstOf(row)])

/** Boards with players on them, until the tests of the file are done; Zoe, who looks, is on none. */
export async function openBoards() {
  const db = await openTestDatabase()
  const stage = await openStage(db, [...leaderboardRoutes, ...addressRoutes])
  afterAll(() => stage.close())
  const now = stage.services.clock.now()
  await seedReferenceData(db, now)
  const [tennis = '', chess = '', padel = ''] = (await listSports.all(db)).map(({ id }) => id)
  const female = (await listGenders.all(db)).find(({ name }) => name === 'Female')?.id ?? ''
  const ids = await place(
    db,
    tennis,
    [
      { name: 'Ada', mean: 700.4, home: AUSTIN, genderId: female, age: 22 },
      { name: 'Ben', mean: 650, variance: 7000, home: BOSTON },
      { name: 'Cleo', mean: 650, variance: 6000, home: AUSTIN, genderId: female, age: 45 },
      { name: 'Éva', mean: 600, home: AUSTIN },
      { name: 'Evan', mean: 600 },
      { name: 'Dan', mean: -5, age: null },
      { name: 'Eve', mean: -8 },
      { name: 'Newcomer', mean: 900, numbered: false, home: AUSTIN },
      { name: 'Settled but unproved', mean: 800, numbered: false, settled: true },
      { name: 'Kid', mean: 1200, age: 17 },
    ],
    now,
  )
  await place(db, chess, [{ name: 'Gus', mean: 500 }], now)
  const visitor = await visitorOf(stage)
  const zoe = await stage.player('Zoe Player', { lives: ['Austin', 'TX', '78701'] })
  const post = (path: string, body: object, player = visitor) => player.call('POST', path, body)
  return {
    stage,
    sports: { tennis, chess, padel },
    female,
    ids,
    zoe,
    list: async (body: object = {}, player?: Player) => {
      const { payload, ...rest } = await post('/users/my-leaders', { sport: tennis, ...body }, player)
      return { ...rest, rows: rest.success ? parse(leaderboards.list.answer, payload) : [] }
    },
    groupsOf: async (path: string, body: object, player?: Player) =>
      parse(leaderboards.groups.answer, (await post(path, body, player)).payload),
  }
}
