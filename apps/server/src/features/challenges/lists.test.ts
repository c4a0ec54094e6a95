import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import type { Player } from '../../testing/app.ts'
import { challengeOf, playedMatch, report } from '../../testing/challenges.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])
beforeAll(async () => {
  for (const venue of ['First Court', 'Second Court', 'Third Court']) {
    const match = await challengeOf(app, ada, [ben], { venue })
    await app.call(challenges.cancel, { id: match.id, from: 'pending' }, ada)
  }
})

async function completedMatch(winner: Player, loser: Player) {
  const match = await playedMatch(app, winner, loser)
  for (const player of [winner, loser]) await report(app, match, player, winner)
  return match
}

test('Ada asks for the first two of what is over, and is told that there are three', async () => {
  const { payload } = await app.call(challenges.past, { limit: 2 }, ada)
  expect([payload.challenges.length, payload.counts]).toEqual([2, { challenges: 3, tournaments: 0, events: 0 }])
})

test('asking for none tells how many there are', async () => {
  const { payload } = await app.call(challenges.past, { x: ada.id, limit: 0 }, ada)
  expect([payload.challenges, payload.counts.challenges]).toEqual([[], 3])
})

test('whoever does not say gets all', async () => {
  expect((await app.call(challenges.past, {}, ada)).payload.challenges).toHaveLength(3)
})

test('of what Ben has played Ada asks for what they played with each other, and each for nothing but that', async () => {
  const cleo = await app.player('Cleo Corner')
  const withAda = await completedMatch(ada, ben)
  await completedMatch(ben, cleo)
  const shared = await app.call(challenges.past, { x: ben.id, shared: 1 }, ada)
  expect(shared.payload.challenges.map(({ id }) => id)).toEqual([withAda.id])
  expect((await app.call(challenges.past, { x: ben.id }, ada)).payload.counts.challenges).toBe(2)
  expect((await app.call(challenges.past, { x: ada.id, shared: 1 }, ada)).payload.counts.challenges).toBe(1)
})
