import { events } from '@gauntlet/contract/events/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { HOUR, MINUTE } from '@gauntlet/contract/time'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { noticesOf, subjectsTo, textsOf } from '../../testing/notices.ts'
import { join, openMatch, unjoin } from '../../testing/open-challenges.ts'
import { newcomer } from '../../testing/players.ts'
import { joinTournament, tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Archer', 'Ben Baker', 'Cleo Clark'])
let olga: Player
beforeEach(async () => {
  olga = await newcomer(app, 'Olga Organizer')
})

/** Acts of players, each a minute after the one before. */
async function oneByOne(players: readonly Player[], act: (player: Player) => Promise<unknown>) {
  for (const player of players) {
    app.clock.advance(MINUTE)
    await act(player)
  }
}
const joined = (cup: Tournament, ...players: Player[]) => oneByOne(players, player => joinTournament(app, cup, player))
const leave = (cup: Tournament) => (player: Player) => app.call(tournaments.leave, { id: cup.id }, player)

describe('those who leave', () => {
  test('a tournament are one notice, mailed at once and then together an hour later, by name', async () => {
    const cup = await tournamentOf(app, olga, { title: 'Spring Cup' })
    await joined(cup, ada, ben, cleo)
    await app.call(notices.read, {}, olga)
    await oneByOne([ada, ben, cleo], leave(cup))
    expect(await noticesOf(app, olga)).toMatchObject({
      notices: [{ text: 'Cleo Clark and 2 others left Spring Cup', read: 0 }, { read: 1 }],
      unread: 1,
    })
    const gone = async () => (await subjectsTo(app, olga)).filter(subject => subject.includes('left'))
    expect(await gone()).toEqual(['Ada Archer left Spring Cup'])
    await app.advance(HOUR)
    expect(await gone()).toEqual(['Ada Archer left Spring Cup', 'Cleo Clark and 1 other left Spring Cup'])
    const { text } = await app.mailTo(olga.email)
    expect(text).toContain('Cleo Clark and Ben Baker')
    expect(text).toContain('2 places are free again.')
  })

  test('a tournament and come back are no longer among them', async () => {
    const cup = await tournamentOf(app, olga, { title: 'Spring Cup' })
    await joined(cup, ada, ben)
    await app.call(notices.read, {}, olga)
    await oneByOne([ada, ben], leave(cup))
    await joined(cup, ada)
    expect((await textsOf(app, olga)).slice(0, 2)).toEqual([
      'Ada Archer plays in Spring Cup',
      'Ben Baker left Spring Cup',
    ])
  })

  test('an event are one notice', async () => {
    const event = await eventOf(app, olga, { event_start: '2030-12-08T10:00', event_end: '', slots: 4, open_invite: 1 })
    await oneByOne([ada, ben], player => joinEvent(app, event, player))
    await oneByOne([ada, ben], player =>
      app.call(events.removeUser, { event_id: event.id, user_id: player.id }, player),
    )
    expect((await textsOf(app, olga))[0]).toBe('Ben Baker and 1 other left Sunday Doubles')
  })

  test('an open match are one notice, mailed at once and then together an hour later', async () => {
    const match = await openMatch(app, olga)
    await oneByOne([ada, ben, cleo], player => join(app, match, player))
    await app.call(notices.read, {}, olga)
    await oneByOne([ada, ben, cleo], player => unjoin(app, match, player))
    expect((await textsOf(app, olga))[0]).toBe('Cleo Clark and 2 others left your open match')
    const gone = async () => (await subjectsTo(app, olga)).filter(subject => subject.includes('left'))
    expect(await gone()).toEqual(['Ada Archer left your open match'])
    await app.advance(HOUR)
    expect(await gone()).toEqual(['Ada Archer left your open match', 'Cleo Clark and 1 other left your open match'])
  })

  test('an open match and ask again are no longer among them', async () => {
    const match = await openMatch(app, olga)
    await oneByOne([ada, ben], player => join(app, match, player))
    await app.call(notices.read, {}, olga)
    await oneByOne([ada, ben], player => unjoin(app, match, player))
    await oneByOne([ada], player => join(app, match, player))
    expect(await noticesOf(app, olga)).toMatchObject({
      notices: [
        { text: 'Ada Archer wants to play', read: 0 },
        { text: 'Ben Baker left your open match', read: 0 },
        { text: 'Ada Archer left your open match', read: 1 },
        { read: 1 },
      ],
      unread: 2,
    })
  })
})

describe('those who decline', () => {
  test('a place in a tournament are one notice, and one who accepts after all is not among them', async () => {
    const cup = await tournamentOf(app, olga, { title: 'Spring Cup' })
    const invite = (...players: Player[]) =>
      app.call(tournaments.addPlayers, { tournament_id: cup.id, user_id: players.map(({ id }) => id) }, olga)
    const answer = (status: 'accepted' | 'dismissed') => (player: Player) =>
      app.call(tournaments.answer, { id: cup.id, status }, player)
    await invite(ada, ben, cleo)
    await oneByOne([ada, ben, cleo], answer('dismissed'))
    expect(await textsOf(app, olga)).toEqual(['Cleo Clark and 2 others declined a place in Spring Cup'])
    await invite(cleo)
    await oneByOne([cleo], answer('accepted'))
    expect(await textsOf(app, olga)).toEqual([
      'Cleo Clark accepted a place in Spring Cup',
      'Ben Baker and 1 other declined a place in Spring Cup',
    ])
  })

  test('an invitation to an event are one notice', async () => {
    const event = await eventOf(app, olga, { event_start: '2030-12-08T10:00', event_end: '', open_invite: 1 })
    await app.call(events.addUsers, { event_id: event.id, user_id: [ada.id, ben.id] }, olga)
    await oneByOne([ada, ben], player =>
      app.call(events.removeUser, { event_id: event.id, user_id: player.id }, player),
    )
    expect(await textsOf(app, olga)).toEqual(['Ben Baker and 1 other cannot come to Sunday Doubles'])
  })
})
