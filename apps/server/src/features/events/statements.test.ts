import { events } from '@gauntlet/contract/events/endpoints'
import { expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { testCountingNode } from '../../testing/statements.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])
const node = testCountingNode(app)

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
