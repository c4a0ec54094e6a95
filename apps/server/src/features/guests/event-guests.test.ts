import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { events } from '@gauntlet/contract/events/endpoints'
import { guests } from '@gauntlet/contract/guests/endpoints'
import { RESERVED_NAME } from '@gauntlet/contract/profiles/reserved-names'
import { expect, test } from 'vitest'
import { eventOf, joinEvent, namesIn } from '../../testing/events.ts'
import { codeOfGuest } from '../../testing/guests.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])
const open = () => eventOf(app, ada, { open_invite: 1 })
const name = ({ id }: EventAnswer, guest: string) => app.call(events.addUsers, { event_id: id, guest }, ada)
const seenBy = async ({ id }: EventAnswer, player?: typeof ada) =>
  namesIn((await app.call(events.view, { id }, player)).payload)

test('a guest of an event takes a place, and is shown to those who come', async () => {
  const event = await open()
  const { body } = await name(event, 'Gil Guest')
  expect(body.message).toBe('Your guest has a place.')
  app.clock.advance(1_000)
  await joinEvent(app, event, ben)
  const both = [
    ['Gil', 'Accepted'],
    ['Ben', 'Accepted'],
  ]
  expect([await seenBy(event, ada), await seenBy(event, ben)]).toEqual([both, both])
  expect(await seenBy(event, cleo)).toEqual([['Ben', 'Accepted']])
  expect(await seenBy(event)).toEqual([['Ben B.', 'Accepted']])
})

test('a full event takes no guest', async () => {
  const event = await open()
  for (const guest of ['Gil', 'Gus']) await name(event, guest)
  const third = await name(event, 'Gwen')
  expect([third.status, third.body.message]).toEqual([409, 'Every place is taken.'])
})

test('no guest is named like those who run the place', async () => {
  const refused = await name(await open(), 'The Moderator')
  expect([refused.status, refused.body.errors]).toEqual([400, { guest: RESERVED_NAME }])
})

test('Ben takes over the place of a guest', async () => {
  const event = await open()
  const [gil] = (await name(event, 'Gil Guest')).payload.users
  const code = await codeOfGuest(app, gil?.id ?? '', ada)
  expect((await app.call(guests.open, { code }, ben)).payload).toMatchObject({ kind: 'event', title: 'Sunday Doubles' })
  expect((await app.call(guests.claim, { code }, ben)).payload).toEqual({ kind: 'event', id: event.id })
  expect(await seenBy(event, ada)).toEqual([['Ben', 'Accepted']])
})

test('a guest whom Ada removes is gone', async () => {
  const event = await open()
  const [gil] = (await name(event, 'Gil Guest')).payload.users
  const { payload } = await app.call(events.removeUser, { event_id: event.id, user_id: gil?.id ?? '' }, ada)
  expect(payload.users).toEqual([])
})
