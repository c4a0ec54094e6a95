import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type Player, type TestApp } from '../../testing/app.ts'
import { challengeOf } from '../../testing/challenges.ts'

let app: TestApp
let ada: Player
let ben: Player
beforeAll(async () => {
  app = await openTestApp()
  ada = await app.player('Ada Ace')
  ben = await app.player('Ben Baseline')
  for (const venue of ['First Court', 'Second Court', 'Third Court']) {
    const match = await challengeOf(app, ada, [ben], { venue })
    await app.call(challenges.cancel, { id: match.id, from: 'pending' }, ada)
  }
})
afterAll(() => app.close())

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
