import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { lineups } from '@gauntlet/contract/challenges/lineup'
import { beforeAll, expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { challengeOf } from '../../testing/challenges.ts'
import { openMatch } from '../../testing/open-challenges.ts'
import { befriend, DOUBLES, doublesOf } from '../../testing/lineups.ts'
import { testCountingNode } from '../../testing/statements.ts'

const app = testApp()
const [ada, ben, cleo, dan, eve] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Drop', 'Eve Ember'], {
  sports: ['Tennis Singles', DOUBLES],
})
beforeAll(() => befriend(app, ada, cleo))
const node = testCountingNode(app)

test('looking at a challenge takes at most 3 statements, that of the session among them', async () => {
  const { id } = await challengeOf(app, ada, [ben])
  expect(await node.statementsOf(challenges.view, { id }, ben)).toBeLessThanOrEqual(3)
})

test('a list of challenges takes at most 5, if no tournament or event is on it', async () => {
  await challengeOf(app, ada, [ben])
  expect(await node.statementsOf(challenges.pending, {}, ben)).toBeLessThanOrEqual(5)
})

test('accepting a place in a line-up takes at most 11, and naming somebody who is not in the match yet 14', async () => {
  const match = await doublesOf(app, ada, [ben])
  const named = { id: match.id, add: [cleo.id] }
  expect(await node.statementsOf(lineups.change, named, ada)).toBeLessThanOrEqual(14)
  expect(await node.statementsOf(lineups.answer, { id: match.id, status: 'accepted' }, cleo)).toBeLessThanOrEqual(11)
})

test('accepting one takes at most 9, and one more where the player told has never had a mail', async () => {
  const [first, second] = [await challengeOf(app, dan, [ben]), await challengeOf(app, dan, [ben])]
  const accepting = ({ id }: { id: string }) => node.statementsOf(challenges.answer, { id, status: 'accepted' }, ben)
  expect(await accepting(first)).toBeLessThanOrEqual(10)
  expect(await accepting(second)).toBeLessThanOrEqual(9)
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

test('blocking a player takes no more, however many matches the two have opened to others', async () => {
  const blocking = async () => {
    const statements = await node.statementsOf(blocks.set, { user_id: eve.id, active: 1 }, dan)
    await app.call(blocks.set, { user_id: eve.id, active: 0 }, dan)
    return statements
  }
  await openMatch(app, dan)
  const one = await blocking()
  await openMatch(app, dan)
  await openMatch(app, eve)
  expect(await blocking()).toBe(one)
})
