import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { eventForm, eventOf, joinEvent } from '../../testing/events.ts'
import { answer, join, openMatch, unjoin } from '../../testing/open-challenges.ts'
import { testApp } from '../../testing/opened.ts'
import { joinTournament, tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
const VENUE = 'Behind the mill'

/** The export of a player as text, or one part of it. */
async function exportOf(player: Player, part?: string): Promise<string> {
  const { body } = await app.send({ path: '/users/export', player })
  return JSON.stringify(part === undefined ? body : new Map(Object.entries(Object(body))).get(part))
}
const block = (one: Player, other: Player) => app.call(blocks.set, { user_id: other.id, active: 1 }, one)
/** Ada, Ben and Dan with a last name of their own. */
const trio = async (last: string): Promise<[ada: Player, ben: Player, dan: Player]> => [
  await app.player(`Ada ${last}`),
  await app.player(`Ben ${last}`),
  await app.player(`Dan ${last}`),
]

describe('Ben, whom Ada blocks, does not read in his export where she will be', () => {
  test('at an event in which both he and Dan have a place', async () => {
    const [ada, ben, dan] = await trio('Event')
    const event = await eventOf(app, ada, { open_invite: 1, slots: 4 })
    for (const player of [ben, dan]) await joinEvent(app, event, player)
    await block(ada, ben)
    await app.call(events.edit, { ...eventForm({ open_invite: 1, slots: 4, venue: VENUE }), id: event.id }, ada)
    expect(await exportOf(dan)).toContain(VENUE)
    const told = await exportOf(ben)
    expect(told).toContain(event.id)
    expect(told).not.toMatch(/Behind the mill|Sunday Doubles|"start_at"/)
  })

  test('at a tournament until it begins', async () => {
    const [ada, ben, dan] = await trio('Cup')
    const { id } = await tournamentOf(app, ada)
    for (const player of [ben, dan]) await app.call(tournaments.join, { id }, player)
    await block(ada, ben)
    await app.call(tournaments.edit, { id, venue: VENUE }, ada)
    expect(await exportOf(dan)).toContain(VENUE)
    expect(await exportOf(ben)).not.toMatch(/Behind the mill|Spring Open|Best of three/)
  })

  test('for an open match that he had asked to join', async () => {
    const [ada, ben] = await trio('Open')
    const match = await openMatch(app, ada, [], { venue: VENUE })
    await join(app, match, ben)
    await block(ada, ben)
    const told = await exportOf(ben)
    expect(told).toContain(match.id)
    expect(told).not.toMatch(/Behind the mill|"start_at"/)
  })
})

describe('an export tells no more than the app', () => {
  test('Ben, who was turned down, does not read where an open match is played, nor Dan, who has left it again', async () => {
    const [ada, ben, dan] = await trio('Turned')
    const match = await openMatch(app, ada, [], { venue: VENUE })
    for (const player of [ben, dan]) await join(app, match, player)
    await answer(app, match, ada, ben, 'dismissed')
    await unjoin(app, match, dan)
    // A notice keeps what it told them when they could read it.
    for (const player of [ben, dan]) expect(await exportOf(player, 'challenges')).not.toContain(VENUE)
    expect(await exportOf(ada, 'challenges')).toContain(VENUE)
  })

  test('Dan is told who plays a tournament with him, and no longer once he has left it', async () => {
    const [ada, ben, dan] = await trio('Place')
    const cup = await tournamentOf(app, ada)
    await joinTournament(app, cup, dan)
    await joinTournament(app, cup, ben)
    expect(await exportOf(dan)).toContain(ben.id)
    await app.call(tournaments.leave, { id: cup.id }, dan)
    expect(await exportOf(dan)).not.toContain(ben.id)
  })
})
