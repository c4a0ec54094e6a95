import { DAY } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import { testClub, testDatabase } from '../../testing/opened.ts'
import { byHand, winFor } from './testing.ts'

const club = testClub(testDatabase())

const declares = (player: string, level: number) =>
  club.run('update player_sports set level = $3 where user_id = $1 and sport_id = $2', [player, club.sportId, level])

test('a declared level learns from its players, as the engine does by hand, and a result taken back changes no level', async () => {
  const [ada = '', ben = '', cleo = '', dan = ''] = await club.players('Ada', 'Ben', 'Cleo', 'Dan')
  await declares(ada, 7)
  await declares(dan, 7)
  const levels = { [ada]: 7, [dan]: 7 }
  const results = []
  for (const [winner, loser] of [
    [ada, ben],
    [ada, cleo],
    [ben, cleo],
    [ada, ben],
    [cleo, ada],
    [ada, ben],
    [dan, ada],
  ] as const) {
    club.services.clock.advance(3 * DAY)
    results.push({ ...winFor(winner, loser, club.services.clock.now().getTime()), levels })
    await club.beats(winner, loser)
  }
  const expected = byHand(results)
  expect(Object.keys(expected.sport.levels)).toEqual(['7'])
  expect(Object.fromEntries(await club.states([ada, ben, cleo, dan]))).toEqual(expected.players)
  expect(await club.differing()).toBe(0)

  const [first] = await club.run('select id from results order by seq limit 1')
  await club.takesBack({ resultIds: [String(first?.['id'])] })
  const without = byHand(results.slice(1))
  expect(Object.fromEntries(await club.states([ada, ben, cleo, dan]))).toEqual(without.players)
  expect(await club.differing()).toBe(0)
})

test('a level that Eve takes back after her only result was voided is none to a replay, either', async () => {
  const [eve = '', finn = '', gus = ''] = await club.players('Eve', 'Finn', 'Gus')
  const wins = async (winner: string, loser: string) => {
    club.services.clock.advance(3 * DAY)
    await club.beats(winner, loser)
  }
  await declares(gus, 7)
  for (let n = 0; n < 5; n++) await wins(gus, finn)
  await declares(eve, 7)
  await wins(eve, finn)
  const [last] = await club.run('select id from results order by seq desc limit 1')
  await club.takesBack({ resultIds: [String(last?.['id'])] })
  await club.run('update player_sports set level = null where user_id = $1', [eve])
  await wins(eve, finn)
  expect((await club.states([eve])).get(eve)?.level).toBeNull()
  expect(await club.differing()).toBe(0)

  const [first] = await club.run('select id from results order by seq limit 1')
  await club.takesBack({ resultIds: [String(first?.['id'])] })
  expect(await club.differing()).toBe(0)
})
