import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { describe, expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { challengeOf, terms, view } from '../../testing/challenges.ts'
import { eventForm, eventOf } from '../../testing/events.ts'
import { tournamentOf, tournamentTerms } from '../../testing/tournaments.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])

const SEATTLE = '98101'
const otherState = 'This zip code is in Washington, not in Texas.'
const farCity = (city: string) => `${city} is not near this zip code, which is in Seattle, WA.`
const home = { address_line_1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701' }

describe('a ZIP in another state than was typed is refused at its field', () => {
  test('of a challenge', async () => {
    const said = await app.call(challenges.issue, { ...(await terms(app)), ids: [ben.id], zip: SEATTLE }, ada)
    expect([said.status, said.body.errors]).toEqual([400, { zip: otherState }])
  })

  test('of a tournament', async () => {
    const said = await app.call(tournaments.create, { ...(await tournamentTerms(app)), zip: SEATTLE }, ada)
    expect([said.status, said.body.errors]).toEqual([400, { zip: otherState }])
  })

  test('of an event', async () => {
    const said = await app.call(events.add, eventForm({ zip: SEATTLE }), ada)
    expect([said.status, said.body.errors]).toEqual([400, { zip: otherState }])
  })

  test('of an address', async () => {
    const said = await app.call(addresses.add, { ...home, postal_code: `${SEATTLE}-1234` }, ada)
    expect([said.status, said.body.errors]).toEqual([400, { postal_code: otherState }])
  })

  test('of an address among those of a profile', async () => {
    const sent = [home, { ...home, postal_code: SEATTLE }]
    const said = await app.call(profiles.update, { preference: { addresses: sent } }, ben)
    expect([said.status, said.body.errors]).toEqual([400, { 'preference.addresses.1.postal_code': otherState }])
  })

  test('of a challenge, a tournament and an event that are changed', async () => {
    const [{ id }, tournament, event] = await Promise.all([
      challengeOf(app, ada, [ben]),
      tournamentOf(app, ada),
      eventOf(app, ada),
    ])
    const said = [
      await app.call(challenges.edit, { id, challengeLocationZip: SEATTLE }, ada),
      await app.call(tournaments.edit, { id: tournament.id, zip: SEATTLE }, ada),
      await app.call(events.edit, { id: event.id, zip: SEATTLE }, ada),
    ]
    expect(said.map(({ body }) => body.errors)).toEqual([
      { challengeLocationZip: otherState },
      { zip: otherState },
      { zip: otherState },
    ])
  })
})

test('a city that is not within 30 miles of the ZIP is refused at its field', async () => {
  const place = { locstate: 'WA', zip: SEATTLE }
  const said = await app.call(challenges.issue, { ...(await terms(app)), ids: [ben.id], ...place }, ada)
  expect(said.body.errors).toEqual({ location: farCity('Austin') })
  const spokane = await app.call(addresses.add, { ...home, city: 'Spokane', state: 'WA', postal_code: SEATTLE }, ada)
  expect(spokane.body.errors).toEqual({ city: farCity('Spokane') })
})

test.each([
  ['a suburb of the city that the ZIP is in', { location: 'Round Rock' }],
  ['a city that is written another way', { location: 'st. louis', locstate: 'Missouri', zip: '63101' }],
  ['a city across the state line', { location: 'Arlington', locstate: 'DC', zip: '20001' }],
  ['a neighborhood that is no city', { location: 'Bouldin Creek', zip: '78704' }],
])('%s is taken', async (_what, place) => {
  expect(await eventOf(app, ada, place)).toMatchObject({ location: place.location })
})

test('a state is taken by its name and travels as its code', async () => {
  const challenge = await challengeOf(app, ada, [ben], { locstate: 'texas' })
  expect((await view(app, challenge, ben))?.state).toBe('TX')
})

test('a state that there is not is refused', async () => {
  const said = await app.call(events.add, eventForm({ locstate: 'Texico' }), ada)
  expect(said.body.errors).toEqual({ locstate: 'We do not know this state.' })
})

const storedInSeattle = async (table: string, id: string) => {
  const statement = `update ${table} set zip = '${SEATTLE}', state = 'Texas' where id = $1`
  await app.db.session(session => session.run(statement, [id]))
}

describe('what was stored before places were compared', () => {
  test('stays, and can be changed in everything else', async () => {
    const { id } = await challengeOf(app, ada, [ben])
    await storedInSeattle('challenges', id)
    const place = { location: 'Austin', challengeLocationState: 'TX', challengeLocationZip: SEATTLE }
    const said = await app.call(challenges.edit, { id, ...place, venue: 'Court 900' }, ada)
    expect(said.payload).toMatchObject({ zip: SEATTLE, state: 'TX', venue: 'Court 900' })
  })

  test('has to agree once it is moved', async () => {
    const { id } = await eventOf(app, ada)
    await storedInSeattle('events', id)
    expect((await app.call(events.edit, { id, message: 'Hats!' }, ada)).status).toBe(200)
    expect((await app.call(events.edit, { id, location: 'Dallas' }, ada)).body.errors).toEqual({ zip: otherState })
  })
})
