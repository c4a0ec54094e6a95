import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { challengeOf } from '../../testing/challenges.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])
beforeAll(async () => {
  for (const venue of ['First Court', 'Second Court', 'Third Court']) {
    const match = await challengeOf(app, ada, [ben], { venue })
    await app.call(challenges.cancel, { id: match.id, from: 'pending' }, ada)
  }
})

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
