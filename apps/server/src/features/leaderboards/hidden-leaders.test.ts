import { beforeAll, expect, test } from 'vitest'
import type { Player } from '../people-search/testing.ts'
import { firstOf, openBoards } from './boards.testing.ts'

// Ada has blocked Vic, and would rather not be named to visitors. Zoe sees everybody.
const { stage, sports, female, ids, zoe, list, groupsOf } = await openBoards()
let vic: Player
beforeAll(async () => {
  vic = await stage.player('Vic Player', { lives: ['Boston', 'MA', '02108'] })
  const [ada, now] = [ids.get('Ada'), stage.services.clock.now()]
  await stage.write('insert into blocks values ($1, $2, $3)', [ada, vic.id, now])
  await stage.write('update users set public_name = false where id = $1', [ada])
  await stage.write(
    `update match_players
    set gained_year = (mean / 10)::int, gained_month = (mean / 20)::int, gained_week = (mean / 30)::int
    where mean is not null`,
    [],
  )
})

const NEAR_AUSTIN = { lat: 30.3, lon: -97.7 }
const times = ['all-time', 'year', 'month', 'week']
const places = [
  { origin: 'Austin, TX', distance: 0 },
  { origin: 'Texas', distance: 0 },
  { origin: NEAR_AUSTIN, distance: 10 },
  { origin: NEAR_AUSTIN, distance: 300 },
]
const persons = [{ ageRange: { lower: 18, upper: 24 } }, { ageRange: { lower: 18, upper: 64 } }, { genders: [female] }]
const boards = (asked: readonly object[]) => times.flatMap(time => asked.map(one => ({ time, ...one })))

/** The places, the names and the length of a board, read in pages of two. */
async function pagesOf(asked: object, player?: Player) {
  const pages = await Promise.all([1, 2, 3, 4].map(page => list({ ...asked, limit: 2, page }, player)))
  const [tennis] = await groupsOf('/users/sports-leaders', { ...asked, sport: sports.tennis }, player)
  const rows = pages.flatMap(page => page.rows).map(row => ({ position: row.position, name: firstOf(row) }))
  // A group shows the first five.
  expect((tennis?.leaders ?? []).map(firstOf)).toEqual(rows.slice(0, 5).map(({ name }) => name))
  return { rows, totals: [...new Set(pages.map(({ total }) => total))] }
}

/** The same as if Ada stood on no board. */
async function withoutAda(asked: object) {
  const { rows, totals } = await pagesOf(asked, zoe)
  const others = rows.filter(({ name }) => name !== 'Ada')
  expect(others).toHaveLength(rows.length - 1)
  return {
    rows: others.map(({ position, name }, n) => ({ position: position === null ? null : n + 1, name })),
    totals: totals.map(total => (total ?? 0) - 1),
  }
}

test.each(boards([...places, ...persons]))(
  'to Vic no gap and no total tells that Ada is on the board %j',
  async asked => {
    expect(await pagesOf(asked, vic)).toEqual(await withoutAda(asked))
  },
)

test.each(boards(places))('nor to a visitor, to whom Ada is not named, on the board %j', async asked => {
  expect(await pagesOf(asked)).toEqual(await withoutAda(asked))
})

test('a whole board keeps her place: with a gap for Vic, without a name for a visitor', async () => {
  expect((await list({}, vic)).rows.map(({ position }) => position)[0]).toBe(2)
  expect((await list()).rows[0]).toMatchObject({ position: 1, user: { short_name: 'A player' } })
})
