import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { eventOf, joinEvent, namesIn } from '../../testing/events.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])

const suspend = (player: Player) =>
  app.db.session(session =>
    session.run('update users set suspended_at = $1 where id = $2', [app.clock.now(), player.id]),
  )
const invite = ({ id }: EventAnswer, email: string, by = ada) => app.call(events.addUsers, { event_id: id, email }, by)

test('a place that becomes free is given to Dan, who waits behind Cleo, while her account is suspended', async () => {
  const [cleo, dan] = [await app.player('Cleo Clay'), await app.player('Dan Deuce')]
  const event = await eventOf(app, ada, { slots: 1 })
  for (const player of [ben, cleo, dan]) await joinEvent(app, event, player)
  await suspend(cleo)
  await app.call(events.removeUser, { event_id: event.id, user_id: ben.id }, ben)
  const places = namesIn((await app.call(events.view, { id: event.id }, ada)).payload)
  expect(places).toEqual([
    ['Dan', 'Accepted'],
    ['Cleo', 'Pending'],
  ])
})

test('an address does not tell that the account of its owner is suspended', async () => {
  const sue = await app.player('Sue Suspended')
  await suspend(sue)
  const event = await eventOf(app, ada)
  const mails = app.mails.length
  const [hers, nobodys] = [await invite(event, sue.email), await invite(event, 'nobody.new@example.com')]
  expect([hers.status, hers.body.message]).toEqual([nobodys.status, nobodys.body.message])
  expect(await invite(event, sue.email)).toMatchObject({ status: 429 })
  await app.mailTo('nobody.new@example.com')
  expect(app.mails.slice(mails).map(({ to }) => to)).toEqual(['nobody.new@example.com'])
})

test('Nia, who signs up by the invitation of an organizer suspended meanwhile, is not asked to what she cannot see', async () => {
  const olga = await app.player('Olga Organizer')
  const event = await eventOf(app, olga)
  await invite(event, 'nia.new@example.com', olga)
  await suspend(olga)
  const nia = await app.player('Nia New')
  expect((await app.call(events.view, { id: event.id }, nia)).status).toBe(404)
  expect((await app.call(notices.list, {}, nia)).payload.notices).toEqual([])
})
