import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type Player, type TestApp } from '../../testing/app.ts'
import { challengeOf } from '../../testing/challenges.ts'
import { type CountingNode, countingNode } from '../../testing/statements.ts'

let app: TestApp
let node: CountingNode
let ada: Player
let ben: Player
beforeAll(async () => {
  app = await openTestApp()
  node = await countingNode(app)
  ada = await app.player('Ada Ace')
  ben = await app.player('Ben Baseline')
})
afterAll(async () => {
  await node.stop()
  await app.close()
})

test('looking at a challenge takes at most 3 statements, that of the session among them', async () => {
  const { id } = await challengeOf(app, ada, [ben])
  expect(await node.statementsOf(challenges.view, { id }, ben)).toBeLessThanOrEqual(3)
})

test('accepting one takes at most 11', async () => {
  const { id } = await challengeOf(app, ada, [ben])
  expect(await node.statementsOf(challenges.answer, { id, status: 'accepted' }, ben)).toBeLessThanOrEqual(11)
})

// While an edit loaded its challenge, the player and the sport again, it took 25, and 14 for the message alone.
test('modifying one takes at most 14', async () => {
  const { id } = await challengeOf(app, ada, [ben])
  expect(await node.statementsOf(challenges.edit, { id, venue: 'Court 9' }, ada)).toBeLessThanOrEqual(14)
})

test('writing another message takes at most 8', async () => {
  const { id } = await challengeOf(app, ada, [ben])
  expect(await node.statementsOf(challenges.edit, { id, message: 'Bring a hat.' }, ada)).toBeLessThanOrEqual(8)
})
