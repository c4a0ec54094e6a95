import { events } from '@gauntlet/contract/events/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type Player, type TestApp } from '../../testing/app.ts'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { countingNode, type CountingNode } from '../../testing/statements.ts'

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

// Each of these was 21 when an act loaded its event three times.
test('joining an event takes at most 15 statements', async () => {
  const { id } = await eventOf(app, ada)
  expect(await node.statementsOf(events.join, { event_id: id }, ben)).toBeLessThanOrEqual(15)
})

test('leaving one takes at most 15', async () => {
  const event = await eventOf(app, ada)
  await joinEvent(app, event, ben)
  expect(await node.statementsOf(events.removeUser, { event_id: event.id, user_id: ben.id }, ben)).toBeLessThanOrEqual(
    15,
  )
})

test('editing one that somebody has joined takes at most 15', async () => {
  const event = await eventOf(app, ada)
  await joinEvent(app, event, ben)
  expect(await node.statementsOf(events.edit, { id: event.id, venue: 'Zilker Park' }, ada)).toBeLessThanOrEqual(15)
})
