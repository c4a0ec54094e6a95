import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { query } from '../../platform/database/query.ts'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { eventForm, eventOf, joinEvent, namesIn } from '../../testing/events.ts'
import { subjectsTo } from '../../testing/notices.ts'
import { eventPreview } from './preview.ts'

const setAge = query(
  (_db, args: { id: string; age: number }) => sql`update users set age = ${args.age}::int where id = ${args.id}::uuid`,
)

const app = testApp()
const [ada, ben, cleo, dan] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Deuce'])

const befriend = async (one: Player, other: Player) => {
  await app.call(friends.send, { friends: [{ id: other.id, active: 1 }] }, one)
  await app.call(friends.send, { friends: [{ id: one.id, active: 1 }] }, other)
}

beforeAll(async () => {
  await befriend(ada, ben)
})

const made = (changes: Parameters<typeof eventForm>[0] = {}, organizer = ada) => eventOf(app, organizer, changes)
const join = (event: EventAnswer, player: Player) => joinEvent(app, event, player)
const remove = ({ id }: EventAnswer, whom: Player, by: Player) =>
  app.call(events.removeUser, { event_id: id, user_id: whom.id }, by)
const endAfter = async ({ id }: EventAnswer, changes: { event_start?: string; event_end?: string }) =>
  (await app.call(events.edit, { id, ...changes }, ada)).payload.end_date
const seen = async ({ id }: EventAnswer, player?: Player) => (await app.call(events.view, { id }, player)).payload

describe('organizing', () => {
  test('Ada announces an event: wall time is that of the venue', async () => {
    const event = await made()
    expect(event).toMatchObject({ start_date: '2030-06-09T15:00:00.000Z', timezone: 'America/Chicago', openSlots: 2 })
    expect(event.actions).toMatchObject({ modify: { kind: 'allowed' }, cancel: { kind: 'allowed' } })
  })

  test('without an end it lasts until 23:59 at the venue', async () => {
    expect((await made({ event_end: '' })).end_date).toBe('2030-06-10T04:59:00.000Z')
  })

  test('an end that nobody set goes with the day of the start; one that was set stays until it is changed', async () => {
    expect(await endAfter(await made({ event_end: '' }), { event_start: '2030-06-12T10:00' })).toBe(
      '2030-06-13T04:59:00.000Z',
    )
    const set = await made()
    expect(await endAfter(set, { event_start: '2030-06-09T09:00' })).toBe('2030-06-09T19:00:00.000Z')
    expect(await endAfter(set, { event_end: '2030-06-09' })).toBe('2030-06-10T04:59:00.000Z')
  })

  test.each([
    ['Plesae enter title', { event_name: ' ' }],
    ['Plesae select Start date & time', { event_start: '' }],
    ['Plesae enter city.', { location: '' }],
    ['Plesae enter state.', { locstate: '' }],
    ['Plesae enter zip.', { zip: '' }],
    ['Please add friend from friend list.', { open_invite: 0 as const }],
  ])('is told %s', async (message, changes) => {
    expect(await app.call(events.add, eventForm(changes), ada)).toMatchObject({ status: 400, body: { message } })
  })

  test('a closed event needs a friend, not just anybody', async () => {
    const closed = { open_invite: 0 as const }
    expect((await app.call(events.add, eventForm({ ...closed, selected: [dan.id] }), ada)).status).toBe(400)
    expect((await app.call(events.add, eventForm({ ...closed, selected: [ben.id] }), ada)).status).toBe(200)
  })

  test('nobody is invited for whom there is no slot', async () => {
    const { status, body } = await app.call(events.add, eventForm({ slots: 1, selected: [ben.id, dan.id] }), ada)
    expect([status, body.message]).toEqual([400, 'You can not select friends more than total available slots.'])
  })

  test('a start in the past is refused', async () => {
    const { status } = await app.call(events.add, eventForm({ event_start: '2030-06-03T06:00' }), ada)
    expect(status).toBe(409)
  })

  test('only Ada changes and cancels it; Ben, who comes, is told', async () => {
    const event = await made()
    await join(event, ben)
    expect((await app.call(events.edit, { id: event.id, event_name: 'Mine' }, ben)).status).toBe(403)
    expect((await app.call(events.cancel, { event_id: event.id }, ben)).status).toBe(403)
    expect((await app.call(events.edit, { id: event.id, slots: 1, venue: 'Zilker' }, ada)).payload).toMatchObject({
      venue: 'Zilker',
      slots: 1,
      openSlots: 0,
      event_name: 'Sunday Doubles',
    })
    expect((await seen(event, ben)).is_new).toBe(true)
    await app.call(events.setViewed, { id: event.id }, ben)
    expect((await seen(event, ben)).is_new).toBe(false)
    expect((await app.call(events.cancel, { event_id: event.id }, ada)).payload.status).toBe('Cancelled')
    expect(await subjectsTo(app, ben)).toContain('Ada Ace cancelled Sunday Doubles')
    expect((await app.call(events.cancel, { event_id: event.id }, ada)).status).toBe(409)
  })
})

describe('taking part', () => {
  test('who comes when all slots are taken waits, and is taken in as one becomes free', async () => {
    const event = await made({ slots: 1 })
    expect((await join(event, ben)).body.message).toBe('You are in.')
    expect((await join(event, cleo)).body.message).toBe('All places are taken. You are on the waiting list.')
    expect((await join(event, dan)).payload).toMatchObject({ place_in_line: 2, waiting: 2 })
    expect((await join(event, dan)).status).toBe(409)
    await remove(event, ben, ben)
    const after = await seen(event, ada)
    expect(namesIn(after)).toEqual([
      ['Cleo', 'Accepted'],
      ['Dan', 'Pending'],
    ])
    expect(await subjectsTo(app, cleo)).toContain('A place in Sunday Doubles is yours')
    await app.call(events.edit, { id: event.id, slots: 3 }, ada)
    expect((await seen(event, dan)).invitation_status_id).toBe('2')
  })

  test('Ben is invited, declines, and may still change his mind', async () => {
    const event = await made({ selected: [ben.id] })
    expect(await subjectsTo(app, ben)).toContain('Ada Ace invites you to Sunday Doubles')
    expect((await remove(event, ben, ben)).body.message).toBe('Invitation declined.')
    expect((await seen(event, ada)).users).toEqual([])
    expect((await join(event, ben)).payload.invitation_status_id).toBe('2')
  })

  test('whom Ada removes does not come back by himself', async () => {
    const event = await made()
    await join(event, dan)
    expect((await remove(event, dan, cleo)).status).toBe(403)
    expect((await remove(event, dan, ada)).status).toBe(200)
    expect((await remove(event, dan, ada)).status).toBe(409)
    expect((await join(event, dan)).status).toBe(409)
    await app.call(events.addUsers, { event_id: event.id, user_id: dan.id }, ada)
    expect((await join(event, dan)).payload.invitation_status_id).toBe('2')
  })

  test('a closed event is joined by invitation only', async () => {
    const event = await made({ open_invite: 0, selected: [ben.id] })
    expect((await join(event, dan)).status).toBe(403)
    expect((await join(event, ben)).status).toBe(200)
  })

  test('nobody joins once it is over, and it is Complete without a visit', async () => {
    const event = await made({ event_start: '2030-06-03T08:00', event_end: '2030-06-03T09:00' })
    await join(event, ben)
    await app.advance(3 * HOUR)
    expect((await seen(event, ben)).status).toBe('Complete')
    expect((await join(event, dan)).status).toBe(409)
    expect((await app.call(challenges.past, {}, ben)).payload.events).toContainEqual(
      expect.objectContaining({ id: event.id, status: 'Complete' }),
    )
  })

  test('an address without an account is invited, and finds the invitation once it is verified', async () => {
    const event = await made({ open_invite: 0, selected: [ben.id] })
    const email = 'eve.even@example.com'
    expect((await app.call(events.addUsers, { event_id: event.id }, ada)).body.message).toBe('Enter Email Id')
    const bad = await app.call(events.addUsers, { event_id: event.id, email: 'eve' }, ada)
    expect([bad.status, bad.body.message]).toEqual([400, 'Invalid Email id'])
    await app.call(events.addUsers, { event_id: event.id, email }, ada)
    expect((await app.mailTo(email)).text).toContain('Ada Ace would like you to join an event: “Sunday Doubles”')
    const eve = await app.player('Eve Even')
    expect((await app.call(challenges.pending, {}, eve)).payload.events).toContainEqual(
      expect.objectContaining({ id: event.id }),
    )
    const told = (await app.call(notices.list, {}, eve)).payload
    expect(JSON.stringify(told)).toContain('Sunday Doubles')
  })
})

describe('who sees what', () => {
  test('a visitor sees an open event with short names', async () => {
    const event = await made()
    await join(event, ben)
    const shown = await seen(event)
    expect(shown).toMatchObject({ venue: 'Pease Park', zip: '78701', issuer: { full_name: 'Ada A.' } })
    expect(namesIn(shown)).toEqual([['Ben B.', 'Accepted']])
  })

  test('a visitor reads no name of a player who would rather not be named, nor of one who is suspended', async () => {
    const [nell, sue] = [await app.player('Nell Nameless'), await app.player('Sue Suspended')]
    await app.call(profiles.update, { preference: { public_name: 0 } }, nell)
    const event = await made({}, nell)
    for (const player of [ben, sue]) await join(event, player)
    await app.db.session(session => session.run('update users set suspended_at = now() where id = $1', [sue.id]))
    const shown = await seen(event)
    const names = namesIn(shown).map(([name]) => name)
    expect([shown.issuer.full_name, new Set(names)]).toEqual(['A player', new Set(['A player', 'Ben B.'])])
    expect((await seen(event, ben)).issuer.full_name).toBe('Nell Nameless')
  })

  test('of a closed one visitors and strangers see what, when and in which city', async () => {
    const event = await made({ open_invite: 0, selected: [ben.id] })
    for (const stranger of [undefined, dan])
      expect(await seen(event, stranger)).toMatchObject({
        event_name: 'Sunday Doubles',
        location: 'Austin',
        venue: '',
        zip: '',
        message: '',
        users: [],
      })
    expect((await seen(event, ben)).venue).toBe('Pease Park')
  })

  test('one that is not there does not exist', async () => {
    const { status, body } = await app.call(events.view, { id: '00000000-0000-4000-8000-000000000000' })
    expect([status, body.message]).toEqual([404, 'Event does not exist'])
  })

  test('an event of somebody under 18 is there for friends only', async () => {
    const [tim, una] = [await app.player('Tim Teen'), await app.player('Una Under')]
    await befriend(tim, una)
    await setAge.affected(app.db, { id: tim.id, age: 15 })
    const event = await made({}, tim)
    expect([event.public, (await made()).public]).toEqual([undefined, 1])
    for (const stranger of [undefined, dan])
      expect((await app.call(events.view, { id: event.id }, stranger)).status).toBe(404)
    expect((await join(event, una)).status).toBe(200)
    expect((await app.call(events.search, {}, dan)).payload.map(({ id }) => id)).not.toContain(event.id)
    const open = await made({}, dan)
    expect((await app.call(events.addUsers, { event_id: open.id, user_id: [tim.id] }, dan)).status).toBe(400)
  })

  test('an event of somebody who is suspended is not there for visitors either, nor in the preview of its link', async () => {
    const sam = await app.player('Sam Spam')
    const event = await made({}, sam)
    await app.db.session(session => session.run('update users set suspended_at = now() where id = $1', [sam.id]))
    for (const looking of [undefined, dan])
      expect((await app.call(events.view, { id: event.id }, looking)).status).toBe(404)
    expect(await eventPreview(app.app.services, `/event/view/${event.id}`)).toBeUndefined()
  })

  test('a link tells those who show it no more than a visitor is told', async () => {
    const { id } = await made({ open_invite: 0, selected: [ben.id] })
    expect(await eventPreview(app.app.services, `/event/view/${id}`)).toEqual({
      title: 'Sunday Doubles',
      description: 'Sun, Jun 9, 10:00 AM · Austin, TX',
    })
    expect(await eventPreview(app.app.services, '/dashboard')).toBeUndefined()
  })
})
