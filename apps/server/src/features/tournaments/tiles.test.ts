import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { DAY } from '@gauntlet/contract/time'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { cosineOf, unitVector } from '@gauntlet/rules/places/distance'
import { beforeAll, expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { joinTournament, tournamentOf } from '../../testing/tournaments.ts'
import { boxesWithin } from '../addresses/grid.ts'
import { runsOf, tilesWithin } from '../addresses/tiles.ts'
import { countNear } from './search-queries.ts'
import { countInTiles } from './tile-queries.ts'

// How many tournaments a circle holds, by its tiles and one by one.

const AUSTIN = { lat: 30.267, lon: -97.743 }
/** 182, 146, 74 and 95 miles away. */
const CITIES = [
  { location: 'Austin', zip: '78701' },
  { location: 'Dallas', zip: '75201' },
  { location: 'Houston', zip: '77002' },
  { location: 'San Antonio', zip: '78205' },
  { location: 'Waco', zip: '76701' },
]
const WINDOWS = [
  [-5000, 10_000],
  [500, 500],
  [650, 800],
  [651, 800],
  [0, 349],
  [0, 350],
] as const

const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])
beforeAll(async () => {
  for (const [n, city] of CITIES.entries())
    for (const organizer of [ada, cleo])
      await tournamentOf(app, organizer, { ...city, minRate: 500 + 100 * (n % 3), minSpread: 150 })
  await tournamentOf(app, ada, { ...CITIES[0], tournament_start: '2030-09-01T18:00', tournament_end: '' })
})

/** Both ways tell the same number of each window; answers those of the widest. */
async function countsAround(miles: readonly number[], now = app.clock.now()): Promise<number[]> {
  const counts: number[] = []
  for (const radius of miles)
    for (const [rateFrom, rateTo] of WINDOWS) {
      const all = { viewerId: ben.id, minor: false, now, rateFrom, rateTo, ...unitVector(AUSTIN) }
      const boxes = boxesWithin(AUSTIN, radius)
      const { total } = await countNear.one(app.db, {
        ...all,
        sportIds: [],
        firstDay: '-infinity',
        lastDay: 'infinity',
        cosines: [cosineOf(radius)],
        circles: boxes.map(() => 1),
        souths: boxes.map(({ south }) => south),
        norths: boxes.map(({ north }) => north),
        wests: boxes.map(({ west }) => west),
        easts: boxes.map(({ east }) => east),
      })
      const circle = { ...all, cosine: cosineOf(radius), ...runsOf(tilesWithin(AUSTIN, radius)) }
      expect(await countInTiles.one(app.db, circle), `${radius} miles, ${rateFrom} to ${rateTo}`).toEqual({ total })
      if (rateFrom === -5000) counts.push(total)
    }
  return counts
}

test('a circle holds as many by its tiles as one by one, whatever the ranks', async () => {
  expect(await countsAround([2, 50, 80, 100, 160, 200, 300, 12_500])).toEqual([3, 3, 5, 7, 9, 11, 11, 11])
})

test('those that have begun do not count, nor do those of an organizer whom the viewer has blocked', async () => {
  const [soon] = await app.db.session(session => session.run('select min(start_at) as at from tournament_finds'))
  const begun = new Date(new Date(String(soon?.['at'])).getTime() + DAY)
  expect(await countsAround([300], begun)).toEqual([1])
  await app.call(blocks.set, { user_id: cleo.id, active: 1 }, ben)
  expect(await countsAround([80, 300])).toEqual([3, 6])
  await app.call(blocks.set, { user_id: cleo.id, active: 0 }, ben)
})

test('one that has turned the viewer down does not count, inside the circle or on its edge', async () => {
  const tournament = await tournamentOf(app, ada)
  expect(await countsAround([5, 300])).toEqual([4, 12])
  await joinTournament(app, tournament, ben)
  await app.call(tournaments.removePlayer, { tournament_id: tournament.id, user_id: ben.id }, ada)
  expect(await countsAround([5, 300])).toEqual([3, 11])
})
