import { DAY } from '@gauntlet/contract/time'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testClub, testDatabase } from '../../testing/opened.ts'

const club = testClub(testDatabase())
/** Eight who have settled one another in ten tournaments, and play nobody else. */
let ring: string[] = []
let ada = ''
beforeAll(async () => {
  ring = await club.players('Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ivy')
  ada = await club.player('Ada')
  for (let round = 0; round < 10; round++) await tournament(round % 2 === 0 ? ring : ring.toReversed())
})

/** A ranked tournament: players in the order of their places. */
async function tournament(placed: readonly string[]) {
  club.services.clock.advance(11 * DAY)
  const cause = { tournamentId: newId(club.services.clock.now()) }
  const positions = placed.map((_, place) => place + 1)
  await club.record({ cause, sides: placed.map(id => [id]), positions, ranked: true })
}

/** Ada and each of them beat each other once. */
async function playAda(opponents: readonly string[]) {
  for (const opponent of opponents) {
    await club.beats(ada, opponent)
    await club.beats(opponent, ada)
  }
}

const standing = async (...ids: string[]) =>
  (
    await club.run(
      'select settled, settled_opponents, numbered from player_sports where user_id = any($1) order by user_id',
      [ids],
    )
  ).map(row => [row['settled'], row['settled_opponents'], row['numbered']])

test('players of a closed ring are settled, and have no numbered place: nobody else has settled their opponents', async () => {
  expect(await standing(...ring)).toEqual(ring.map(() => [true, 0, false]))
  expect(await club.differing()).toBe(0)
})

test('whoever is settled against five of them has one: each has three settled opponents more', async () => {
  await playAda(ring.slice(0, 4))
  expect(await standing(ada)).toEqual([[false, 0, false]])
  await playAda(ring.slice(4, 5))
  expect(await standing(ada)).toEqual([[true, 5, true]])
  expect(await club.differing()).toBe(0)
})

test('a voided result takes it back', async () => {
  const [last] = await club.run('select id from results order by seq desc limit 1')
  await club.takesBack({ resultIds: [String(last?.['id'])] })
  expect(await standing(ada)).toEqual([[false, 0, false]])
  expect(await club.differing()).toBe(0)
  await club.beats(ring[4] ?? '', ada)
  expect(await standing(ada)).toEqual([[true, 5, true]])
})

test('what was earned stays when she meets the others, too', async () => {
  await playAda(ring.slice(5))
  expect(await standing(ada)).toEqual([[true, 5, true]])
  expect(await club.differing()).toBe(0)
})
