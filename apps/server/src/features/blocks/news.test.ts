import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { noticesOf, subjectsTo } from '../../testing/notices.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { joinTournament, letTournamentStart, tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
let [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])
const [dan, eve] = testPlayers(app, ['Dan Deuce', 'Eve Even'])
const MOVED = { location: 'Dallas', locstate: 'TX', zip: '75201', venue: 'Fair Park' }
const blockBen = () => app.call(blocks.set, { user_id: ben.id, active: 1 }, ada)

/** All that has come to a player about a thing, in the app and by mail. */
async function newsTo(player: Player, { id }: { id: string }): Promise<string[]> {
  const { notices } = await noticesOf(app, player)
  await app.app.settle()
  const mails = app.mails.filter(({ to, text }) => to === player.email && text.includes(id))
  return [...notices.filter(({ link }) => link.endsWith(id)).map(({ text }) => text), ...mails.map(({ text }) => text)]
}

describe('Ada blocks Ben and moves what he has a place in', () => {
  test('an event: removed from it he is told nothing, and Cleo that she has no place any more', async () => {
    const event = await eventOf(app, ada, { slots: 8 })
    for (const player of [ben, cleo]) await joinEvent(app, event, player)
    await blockBen()
    await app.call(events.edit, { id: event.id, ...MOVED }, ada)
    for (const { id } of [ben, cleo]) await app.call(events.removeUser, { event_id: event.id, user_id: id }, ada)
    expect(await subjectsTo(app, cleo)).toContain('You no longer have a place in Sunday Doubles')
    expect(await newsTo(ben, event)).toEqual([])
  })

  describe('a tournament', () => {
    let tournament: Awaited<ReturnType<typeof tournamentOf>>
    beforeAll(async () => {
      await app.call(blocks.set, { user_id: ben.id, active: 0 }, ada)
      tournament = await tournamentOf(app, ada, { format: 'single_elimination' })
      for (const player of [cleo, ben, dan, eve]) await joinTournament(app, tournament, player)
      await blockBen()
    })

    test('drawn while it is ahead: he is told nothing, and Dan whom he meets', async () => {
      await app.call(tournaments.edit, { id: tournament.id, ...MOVED }, ada)
      expect((await app.call(brackets.draw, { id: tournament.id }, ada)).status).toBe(200)
      expect((await subjectsTo(app, dan)).join()).toContain('Spring Open is drawn: you play')
      expect(await newsTo(ben, tournament)).toEqual([])
    })

    test('begun, it goes on whomever its players block: he is told as the others are', async () => {
      await letTournamentStart(app, tournament)
      ;[ada, ben, cleo] = [await app.signIn(ada), await app.signIn(ben), await app.signIn(cleo)]
      expect(await newsTo(ben, tournament)).not.toEqual([])
    })
  })
})
