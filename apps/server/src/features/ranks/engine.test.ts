import { DAY } from '@gauntlet/contract/time'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testClub, testDatabase } from '../../testing/opened.ts'
import { byHand, winFor } from './testing.ts'

const club = testClub(testDatabase())
beforeEach(() => club.forget())

test('after matches the ranks are those that the engine finds by hand', async () => {
  const [ada = '', ben = '', cleo = ''] = await club.players('Ada', 'Ben', 'Cleo')
  const results = []
  for (const [winner, loser] of [
    [ada, ben],
    [ben, cleo],
    [ada, cleo],
    [cleo, ada],
  ] as const) {
    club.services.clock.advance(3 * DAY)
    results.push(winFor(winner, loser, club.services.clock.now().getTime()))
    await club.beats(winner, loser)
  }
  const expected = byHand(results)
  expect(Object.fromEntries(await club.states([ada, ben, cleo]))).toEqual(expected.players)
  const [sport] = await club.run('select anchor from sports where id = $1', [club.sportId])
  expect(sport).toEqual({ anchor: expected.sport.anchor })
  expect(await club.differing()).toBe(0)
})

test('partners share a side: both move, and neither is held against the other', async () => {
  const [ada = '', ben = '', cleo = '', dan = ''] = await club.players('Ada', 'Ben', 'Cleo', 'Dan')
  const sides = [
    [ada, ben],
    [cleo, dan],
  ]
  const cause = { challengeId: newId(club.services.clock.now()) }
  await club.record({ cause, sides, winner: 1, ranked: true })
  const expected = byHand([{ at: club.services.clock.now().getTime(), sides, positions: [null, 1] }])
  expect(Object.fromEntries(await club.states([ada, ben, cleo, dan]))).toEqual(expected.players)
})
