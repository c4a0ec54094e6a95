import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { eventForm, eventOf, joinEvent } from '../../testing/events.ts'
import { joinTournament, tournamentOf, tournamentTerms } from '../../testing/tournaments.ts'

const ROUNDS = 12
const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])

/** Where Ben has a place that waits, as Ada sees it: by the event, or by the tournament. */
async function waitsInEvent(id: string): Promise<boolean> {
  const { payload } = await app.call(events.view, { id }, ada)
  return payload?.users.some(user => user.id === ben.id && user.invitation_status === 'Pending') ?? false
}
async function waitsInTournament(id: string): Promise<boolean> {
  const { payload } = await app.call(tournaments.view, { id }, ada)
  return payload?.users.some(user => user.id === ben.id && user.invitation_status === 'Pending') ?? false
}

/** Ben blocks Ada, or Ada blocks Ben, while `meet` runs; afterwards nothing may wait between them. */
async function meetDuringBlock(blocker: Player, blocked: Player, meet: () => Promise<unknown>): Promise<void> {
  const [{ status }] = await Promise.all([
    app.call(blocks.set, { user_id: blocked.id, active: 1 }, blocker),
    // Both orders happen: now and then the block is first.
    new Promise(resolve => setTimeout(resolve, Math.random() * 6)).then(meet),
  ])
  expect(status).toBe(200)
}
const endBlock = (blocker: Player, blocked: Player) => app.call(blocks.set, { user_id: blocked.id, active: 0 }, blocker)

describe('an invitation and a block at once leave no invitation behind', () => {
  test('to an event that is announced with it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      let id = ''
      await meetDuringBlock(ben, ada, async () => {
        const { payload } = await app.call(events.add, eventForm({ selected: [ben.id], open_invite: 1 }), ada)
        id = payload?.id ?? ''
      })
      expect(id !== '' && (await waitsInEvent(id))).toBe(false)
      await endBlock(ben, ada)
    }
  })

  test('to an event that stands', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await eventOf(app, ada, { open_invite: 1 })
      await meetDuringBlock(ben, ada, () => app.call(events.addUsers, { event_id: id, user_id: [ben.id] }, ada))
      expect(await waitsInEvent(id)).toBe(false)
      await endBlock(ben, ada)
    }
  })

  test('to a tournament that is announced with it', async () => {
    const terms = await tournamentTerms(app)
    for (let round = 0; round < ROUNDS; round++) {
      let id = ''
      await meetDuringBlock(ben, ada, async () => {
        const { payload } = await app.call(tournaments.create, { ...terms, selected: [ben.id] }, ada)
        id = payload?.id ?? ''
      })
      expect(id !== '' && (await waitsInTournament(id))).toBe(false)
      await endBlock(ben, ada)
    }
  })

  test('to a tournament that stands', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await tournamentOf(app, ada)
      const invite = () => app.call(tournaments.addPlayers, { tournament_id: id, user_id: [ben.id] }, ada)
      await meetDuringBlock(ben, ada, invite)
      expect(await waitsInTournament(id)).toBe(false)
      await endBlock(ben, ada)
    }
  })
})

describe('asking for a place and a block at once leave nobody waiting', () => {
  test('for a place in a full event', async () => {
    const cleo = await app.player('Cleo Clay')
    const event = await eventOf(app, ada, { open_invite: 1, slots: 1 })
    await joinEvent(app, event, cleo)
    for (let round = 0; round < ROUNDS; round++) {
      await meetDuringBlock(ada, ben, () => joinEvent(app, event, ben))
      expect(await waitsInEvent(event.id)).toBe(false)
      await endBlock(ada, ben)
    }
  })

  test('for a place in a tournament for other ranks', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const tournament = await tournamentOf(app, ada, { open_invite: 1, minRate: 1500, minSpread: 50 })
      await meetDuringBlock(ada, ben, () => joinTournament(app, tournament, ben))
      expect(await waitsInTournament(tournament.id)).toBe(false)
      await endBlock(ada, ben)
    }
  })
})
