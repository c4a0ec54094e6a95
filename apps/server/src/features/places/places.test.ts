import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { places, VENUES_LISTED } from '@gauntlet/contract/places/endpoints'
import { MINUTE } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { challengeOf } from '../../testing/challenges.ts'
import { eventOf } from '../../testing/events.ts'
import { tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
const [ben] = testPlayers(app, ['Ben Baseline'])

const ofZip = async (zip: string) => {
  const { status, payload } = await app.call(places.ofZip, { zip }, ben)
  return [status, payload]
}
const ofCity = (city: string, state: string) => app.call(places.ofCity, { city, state }, ben)
const venuesOf = async (player: Player) => (await app.call(places.venues, {}, player)).payload ?? []
const namesOf = async (player: Player) => (await venuesOf(player)).map(({ venue }) => venue)

describe('the city of a ZIP', () => {
  test('is that of the post office, with or without the four digits more', async () => {
    const austin = { city: 'Austin', state: 'TX', timezone: 'America/Chicago' }
    expect([await ofZip('78701'), await ofZip('78701-1234')]).toEqual([
      [200, austin],
      [200, austin],
    ])
  })

  test('is null where there is no such ZIP', async () => {
    expect(await ofZip('00000')).toEqual([200, null])
  })

  test('is nowhere for half a ZIP', async () => {
    expect((await app.call(places.ofZip, { zip: '7870' }, ben)).status).toBe(404)
  })
})

describe('a ZIP of a city', () => {
  test('is one that leads back to it, however the city is written', async () => {
    const { payload } = await ofCity('austin', 'Texas')
    expect(await ofZip(payload?.zip ?? '')).toMatchObject([200, { city: 'Austin', state: 'TX' }])
  })

  test('is null where there is no such city', async () => {
    expect((await ofCity('Nowhere', 'TX')).body).toMatchObject({ payload: null })
  })
})

describe('the venues that a player is offered', () => {
  test('are those of the own matches, tournaments and events, the latest first', async () => {
    const ada = await app.player('Ada Plans')
    await challengeOf(app, ada, [ben], { venue: 'Court 7' })
    await app.advance(MINUTE)
    await tournamentOf(app, ada, { venue: 'Central Courts' })
    await app.advance(MINUTE)
    await eventOf(app, ada, { venue: 'Pease Park' })
    expect(await venuesOf(ada)).toEqual(
      ['Pease Park', 'Central Courts', 'Court 7'].map(venue => ({ venue, city: 'Austin', state: 'TX', zip: '78701' })),
    )
  })

  test('never are those where somebody else asked the player to come', async () => {
    const [cleo, dan] = await Promise.all([app.player('Cleo Clay'), app.player('Dan Drop')])
    const { id } = await challengeOf(app, cleo, [dan], { venue: "Cleo's garage" })
    await app.call(challenges.answer, { id, status: 'accepted' }, dan)
    expect(await namesOf(dan)).toEqual([])
  })

  test('stand there once each, as they were written last', async () => {
    const eve = await app.player('Eve Twice')
    await challengeOf(app, eve, [ben], { venue: 'pease park' })
    await app.advance(MINUTE)
    await challengeOf(app, eve, [ben], { venue: 'Court 8' })
    await app.advance(MINUTE)
    await eventOf(app, eve, { venue: 'Pease Park' })
    expect(await namesOf(eve)).toEqual(['Pease Park', 'Court 8'])
  })

  test('are told apart where the name is the same and the ZIP is not', async () => {
    const fay = await app.player('Fay Twin')
    await eventOf(app, fay, { venue: 'YMCA' })
    await app.advance(MINUTE)
    await eventOf(app, fay, { venue: 'YMCA', location: 'Seattle', locstate: 'WA', zip: '98101' })
    expect((await venuesOf(fay)).map(({ venue, city }) => [venue, city])).toEqual([
      ['YMCA', 'Seattle'],
      ['YMCA', 'Austin'],
    ])
  })

  test(`are ${VENUES_LISTED} at most`, async () => {
    const gil = await app.player('Gil Roams')
    for (let court = 1; court <= VENUES_LISTED + 1; court++) {
      await eventOf(app, gil, { venue: `Park ${court}` })
      await app.advance(MINUTE)
    }
    const [latest, ...others] = await namesOf(gil)
    expect([latest, others.length]).toEqual([`Park ${VENUES_LISTED + 1}`, VENUES_LISTED - 1])
  })
})
