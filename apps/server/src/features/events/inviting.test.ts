import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { INVITED_MAX } from '@gauntlet/contract/events/status'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { eventForm, eventOf, namesIn } from '../../testing/events.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])

const INVITED = 'Invited.'
const WRITTEN = 'An invitation is on its way by email.'
const setAge = (player: Player, age: number) =>
  app.db.session(session => session.run('update users set age = $1 where id = $2', [age, player.id]))
const add = ({ id }: EventAnswer, whom: { user_id?: string | string[]; email?: string }, by = ada) =>
  app.call(events.addUsers, { event_id: id, ...whom }, by)
/** One more than can be invited at once. */
const tooMany = Array.from(
  { length: INVITED_MAX + 1 },
  (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
)

describe('an address that the organizer names', () => {
  test('asks the player whose it is', async () => {
    const { body, payload } = await add(await eventOf(app, ada), { email: ben.email })
    expect([body.message, namesIn(payload)]).toEqual([INVITED, [['Ben', 'Pending']]])
  })

  test('is written to where it has no account, beside players who are named', async () => {
    const event = await eventOf(app, ada)
    expect((await add(event, { email: 'nia.new@example.com' })).body.message).toBe(WRITTEN)
    const both = await add(event, { email: 'ole.other@example.com', user_id: [ben.id] })
    expect([both.body.message, namesIn(both.payload)]).toEqual([WRITTEN, [['Ben', 'Pending']]])
    for (const email of ['nia.new@example.com', 'ole.other@example.com'])
      expect((await app.mailTo(email)).text).toContain('an event: “Sunday Doubles”')
  })

  test('does not tell that its owner is under 18, or has blocked the organizer', async () => {
    const [pat, kid] = [await app.player('Pat Past'), await app.player('Kay Kid')]
    await app.call(blocks.set, { user_id: ada.id, active: 1 }, pat)
    await setAge(kid, 12)
    const event = await eventOf(app, ada)
    for (const hidden of [pat, kid]) {
      expect(await add(event, { email: hidden.email })).toMatchObject({
        status: 200,
        body: { message: WRITTEN },
        payload: { users: [] },
      })
      expect(await add(event, { email: hidden.email })).toMatchObject({
        status: 429,
        body: { message: 'This address was invited this week already.' },
      })
      expect((await app.call(notices.list, {}, hidden)).payload.notices).toEqual([])
    }
  })

  test('tells of the own block', async () => {
    const dan = await app.player('Dan Deuce')
    await app.call(blocks.set, { user_id: dan.id, active: 1 }, ada)
    expect(await add(await eventOf(app, ada), { email: dan.email })).toMatchObject({
      status: 400,
      body: { errors: { email: 'You have blocked this player.' } },
    })
  })

  test('is not the own one, and not of a cancelled event', async () => {
    const event = await eventOf(app, ada)
    expect(await add(event, { email: ada.email })).toMatchObject({
      status: 400,
      body: { errors: { email: 'This is your own email: join the event instead.' } },
    })
    await app.call(events.cancel, { event_id: event.id }, ada)
    expect(await add(event, { email: 'una.under@example.com' })).toMatchObject({
      status: 409,
      body: { message: 'This event is cancelled.' },
    })
  })
})

describe('more players than can be invited at once', () => {
  const refused = { status: 400, body: { message: 'These are too many players at once.' } }
  test('are refused with the announcement', async () => {
    expect(await app.call(events.add, eventForm({ slots: 500, selected: tooMany }), ada)).toMatchObject(refused)
  })
  test('are refused afterwards', async () => {
    expect(await add(await eventOf(app, ada), { user_id: tooMany })).toMatchObject(refused)
  })
  test('one fewer is looked for', async () => {
    expect((await add(await eventOf(app, ada), { user_id: tooMany.slice(1) })).body.message).toBe(
      'We do not know this player.',
    )
  })
})
