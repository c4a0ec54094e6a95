import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { SentOf } from '@gauntlet/contract/endpoint'
import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { beforeAll, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { eventForm, eventOf, joinEvent, namesIn } from '../../testing/events.ts'
import { tournamentOf } from '../../testing/tournaments.ts'
import { eventEntries } from './calendar.ts'

const EVER = new Date(0)

const app = testApp()
const [ada, ben, cleo, dan] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Deuce'])

beforeAll(async () => {
  await app.call(friends.send, { friends: [{ id: ben.id, active: 1 }] }, ada)
  await app.call(friends.send, { friends: [{ id: ada.id, active: 1 }] }, ben)
})

const made = (changes: Parameters<typeof eventForm>[0] = {}, organizer = ada) => eventOf(app, organizer, changes)
const join = (event: EventAnswer, player: Player) => joinEvent(app, event, player)
const seen = async ({ id }: EventAnswer, player: Player) => (await app.call(events.view, { id }, player)).payload

test('whoever lives beside the venue is as near to an event as to a tournament, on every path', async () => {
  const [gil, hugo] = [await app.player('Gil Grip'), await app.player('Hugo Hill')]
  const south = { address_line_1: '17 Hidden Lane', city: 'Austin', state: 'TX', postal_code: '78745' }
  await app.call(addresses.add, south, gil)
  const event = await made({ event_name: 'Beside', zip: '78745' }, hugo)
  const tournament = await tournamentOf(app, hugo, { title: 'Beside', zip: '78745' })
  await join(event, gil)
  const distances = [
    await app.call(tournaments.search, {}, gil).then(({ payload }) => payload.find(({ id }) => id === tournament.id)),
    (await app.call(tournaments.view, { id: tournament.id }, gil)).payload,
    await app.call(events.search, {}, gil).then(({ payload }) => payload.find(({ id }) => id === event.id)),
    await seen(event, gil),
    await app.call(events.mine, {}, gil).then(({ payload }) => payload[0]),
  ].map(one => one?.distance)
  expect(distances).toEqual([0, 0, 0, 0, 0])
})

test('the search measures from the origin, and its days are those at the venue', async () => {
  const gus = await app.player('Gus Grass')
  const near = await made({ event_name: 'Near', event_start: '2030-08-01T10:00', event_end: '' }, gus)
  const far = await made(
    {
      event_name: 'Far',
      event_start: '2030-08-02T10:00',
      event_end: '',
      zip: '10001',
      location: 'New York',
      locstate: 'NY',
    },
    gus,
  )
  const closed = await made({ open_invite: 0, selected: [ben.id], event_start: '2030-08-01T10:00', event_end: '' })
  const found = async (filter: SentOf<typeof events.search>) =>
    (await app.call(events.search, { startDate: '2030-08-01', endDate: '2030-08-02', ...filter }, cleo)).payload
  expect((await found({})).map(({ id }) => id)).toEqual([near.id, far.id])
  const around = await found({ origin: 'San Antonio, TX', distance: 100 })
  expect(around.map(({ id }) => id)).toEqual([near.id])
  expect(around[0]?.distance).toBeCloseTo(73.7, 0)
  expect(await found({ origin: 'San Antonio, TX', distance: 0 })).toEqual([])
  expect((await found({ origin: 'Austin, TX', distance: 0 })).map(({ id }) => id)).toEqual([near.id])
  expect((await found({ startDate: '2030-08-02' })).map(({ id }) => id)).toEqual([far.id])
  expect((await found({})).map(({ id }) => id)).not.toContain(closed.id)
})

test('the agenda, the calendar and GET /events follow what a player attends', async () => {
  const [hal, ida] = [await app.player('Hal Half'), await app.player('Ida Inn')]
  const event = await made({ slots: 1, selected: [ida.id] }, hal)
  const agenda = async (player: Player) => {
    const [pending, upcoming] = await Promise.all([
      app.call(challenges.pending, {}, player),
      app.call(challenges.upcoming, {}, player),
    ])
    return [pending.payload.events.length, upcoming.payload.events.length, pending.payload.new_count]
  }
  expect([await agenda(hal), await agenda(ida)]).toEqual([
    [0, 1, 0],
    [1, 0, 1],
  ])
  await join(event, ida)
  expect(await agenda(ida)).toEqual([0, 1, 0])
  expect((await app.call(events.mine, {}, ida)).payload.map(({ id }) => id)).toEqual([event.id])
  const entries = await eventEntries(app.app.services, { userId: ida.id, since: EVER })
  expect(entries).toMatchObject([{ title: 'Sunday Doubles', place: 'Pease Park, Austin, TX' }])
})

test('an account that closes leaves no event going and no place taken', async () => {
  const [jan, kim] = [await app.player('Jan Jump'), await app.player('Kim Kick')]
  const own = await made({}, jan)
  const other = await made({ slots: 1 }, kim)
  await join(own, kim)
  await join(other, jan)
  await join(other, dan)
  expect((await app.call(accounts.remove, { id: jan.id }, jan)).status).toBe(200)
  expect((await seen(own, kim)).status).toBe('Cancelled')
  expect(namesIn(await seen(other, kim))).toEqual([['Dan', 'Accepted']])
})
