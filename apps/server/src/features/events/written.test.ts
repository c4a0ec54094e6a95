import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { events } from '@gauntlet/contract/events/endpoints'
import { expect, test } from 'vitest'
import type { Answer, Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { eventOf, joinEvent } from '../../testing/events.ts'

const app = testApp()
const [ada, ben, cleo, dan] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Court', 'Dan Deuce'])

test('each act answers what a look at the event would tell the player', async () => {
  const event = await eventOf(app, ada)
  const { id } = event
  const remove = (player: Player, by: Player) => app.call(events.removeUser, { event_id: id, user_id: player.id }, by)
  const acts: [Player, () => Promise<Answer<EventAnswer>>][] = [
    [ben, () => joinEvent(app, event, ben)],
    [ben, () => remove(ben, ben)],
    [ben, () => joinEvent(app, event, ben)],
    [ada, () => app.call(events.addUsers, { event_id: id, user_id: [dan.id, cleo.id] }, ada)],
    [cleo, () => joinEvent(app, event, cleo)],
    [ada, () => joinEvent(app, event, ada)],
    [dan, () => remove(dan, dan)],
    [ada, () => app.call(events.edit, { id, event_name: 'Monday Doubles', slots: 3, message: '' }, ada)],
    [ada, () => remove(ben, ada)],
    [ada, () => app.call(events.cancel, { event_id: id }, ada)],
  ]
  for (const [player, act] of acts) {
    // Players who came at the same moment stand in the order of their ids.
    app.clock.advance(1000)
    const { payload } = await act()
    expect(payload).toEqual((await app.call(events.view, { id }, player)).payload)
  }
})
