import { events } from '@gauntlet/contract/events/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { joinTournament, tournamentOf, viewTournament } from '../../testing/tournaments.ts'

// Mia is 15 and knows nobody.
const app = testApp()
const [ada, mia] = testPlayers(app, ['Ada Ace', 'Mia Minor'])
beforeAll(async () => {
  await app.call(profiles.update, { preference: { age: 15 } }, mia)
})

describe('a player under 18 and a tournament of somebody whom she does not know', () => {
  test('she may not join it, nor is she told where it is', async () => {
    const tournament = await tournamentOf(app, ada)
    expect(tournament.open_to_minors).toBe(0)
    expect((await joinTournament(app, tournament, mia)).status).toBe(409)
    expect(await viewTournament(app, tournament, mia)).toMatchObject({ venue: '', zip: '', location: 'Austin' })
  })

  test('unless the organizer has opened it to under-18s, from the start or later', async () => {
    const opened = await tournamentOf(app, ada, { open_to_minors: 1 })
    expect(await viewTournament(app, opened, mia)).toMatchObject({ venue: 'Central Courts', open_to_minors: 1 })
    expect((await joinTournament(app, opened, mia)).status).toBe(200)
    const later = await tournamentOf(app, ada)
    await app.call(tournaments.edit, { id: later.id, open_to_minors: 1 }, ada)
    expect((await joinTournament(app, later, mia)).status).toBe(200)
  })

  test('nor does that let the organizer invite her', async () => {
    const { id } = await tournamentOf(app, ada, { open_to_minors: 1 })
    const { status } = await app.call(tournaments.addPlayers, { tournament_id: id, user_id: mia.id }, ada)
    expect(status).toBeGreaterThanOrEqual(400)
  })
})

describe('a player under 18 and an event of somebody whom she does not know', () => {
  test('she may not join it', async () => {
    expect((await joinEvent(app, await eventOf(app, ada), mia)).status).toBe(409)
  })

  test('unless the organizer has opened it to under-18s, from the start or later', async () => {
    const opened = await eventOf(app, ada, { open_to_minors: 1 })
    expect(opened.open_to_minors).toBe(1)
    expect((await joinEvent(app, opened, mia)).status).toBe(200)
    const later = await eventOf(app, ada)
    await app.call(events.edit, { id: later.id, open_to_minors: 1 }, ada)
    expect((await joinEvent(app, later, mia)).status).toBe(200)
  })
})
