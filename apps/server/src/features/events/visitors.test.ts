import { events } from '@gauntlet/contract/events/endpoints'
import { expect, test } from 'vitest'
import { eventOf, joinEvent, namesIn } from '../../testing/events.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

const app = testApp()
const [ada, ben, cleo, dan] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Deuce'])

test('a visitor reads how many wait for a place, and of none of them who it is; players read their names', async () => {
  const event = await eventOf(app, ada, { slots: 1 })
  for (const player of [ben, cleo, dan]) await joinEvent(app, event, player)
  const { payload: visited } = await app.call(events.view, { id: event.id })
  expect([namesIn(visited), visited.waiting]).toEqual([[['Ben B.', 'Accepted']], 2])
  expect(JSON.stringify(visited)).not.toMatch(new RegExp(`Cleo|Dan|${cleo.id}|${dan.id}`))
  const { payload: seen } = await app.call(events.view, { id: event.id }, dan)
  expect(namesIn(seen).map(([name]) => name)).toEqual(['Ben', 'Cleo', 'Dan'])
})
