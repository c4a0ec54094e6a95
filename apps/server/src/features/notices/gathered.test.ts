import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
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
import { answer, join, openMatch, unjoin } from '../../testing/open-challenges.ts'
import { newcomer } from '../../testing/players.ts'
import { joinTournament, tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
const [ada, ben, cleo, dan] = testPlayers(app, ['Ada Archer', 'Ben Baker', 'Cleo Clark', 'Dan Dray'])
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
/** An open match that these asked to play. */
async function askedFor(...players: Player[]) {
  const match = await openMatch(app, olga)
  await oneByOne(players, player => join(app, match, player))
  return match
}

describe('joins of a tournament', () => {
  test('are one notice that grows, and one is unread', async () => {
    const cup = await tournamentOf(app, olga, { title: 'Spring Cup' })
    await joined(cup, ada)
    expect(await textsOf(app, olga)).toEqual(['Ada Archer plays in Spring Cup'])
    await joined(cup, ben)
    expect(await textsOf(app, olga)).toEqual(['Ben Baker and 1 other play in Spring Cup'])
    await joined(cup, cleo, dan)
    expect(await noticesOf(app, olga)).toMatchObject({
      notices: [{ text: 'Dan Dray and 3 others play in Spring Cup', link: `/tournament/view/${cup.id}`, read: 0 }],
      unread: 1,
    })
  })

  test('are mailed at once, and those that follow together an hour later, by name', async () => {
    const cup = await tournamentOf(app, olga, { title: 'Spring Cup' })
    await joined(cup, ada, ben, cleo)
    expect(await subjectsTo(app, olga)).toEqual(['Ada Archer plays in Spring Cup'])
    await app.advance(57 * MINUTE)
    expect((await subjectsTo(app, olga)).length).toBe(1)
    await app.advance(MINUTE)
    expect((await subjectsTo(app, olga)).slice(1)).toEqual(['Cleo Clark and 1 other play in Spring Cup'])
    const { text } = await app.mailTo(olga.email)
    expect(text).toContain('Cleo Clark and Ben Baker')
    expect(text).toContain('3 of 8 places filled.')
    await app.advance(3 * HOUR)
    expect((await subjectsTo(app, olga)).length).toBe(2)
    await joined(cup, dan)
    expect((await subjectsTo(app, olga)).slice(2)).toEqual(['Dan Dray plays in Spring Cup'])
  })

  test('are mailed once, whichever node finds them due', async () => {
    const cup = await tournamentOf(app, olga)
    await joined(cup, ada, ben)
    // A mail on its way when the clock moves on by an hour would be taken for one that nobody sends.
    expect((await subjectsTo(app, olga)).length).toBe(1)
    const other = await app.anotherNode()
    app.clock.advance(HOUR)
    await Promise.all([app.app, other].map(node => node.services.jobs.runNow('gathered-mails')))
    await other.stop()
    expect((await subjectsTo(app, olga)).length).toBe(2)
  })

  test('that were read are not gathered with what comes after, nor mailed any more', async () => {
    const cup = await tournamentOf(app, olga, { title: 'Spring Cup' })
    await joined(cup, ada, ben)
    // The first has been mailed by then: what is read goes by mail no more.
    expect((await subjectsTo(app, olga)).length).toBe(1)
    const [{ id } = { id: '' }] = (await noticesOf(app, olga)).notices
    await app.call(notices.read, { id }, olga)
    expect((await noticesOf(app, olga)).unread).toBe(0)
    await joined(cup, cleo)
    expect(await textsOf(app, olga)).toEqual([
      'Cleo Clark plays in Spring Cup',
      'Ben Baker and 1 other play in Spring Cup',
    ])
    await app.advance(HOUR)
    expect((await subjectsTo(app, olga)).slice(1)).toEqual(['Cleo Clark plays in Spring Cup'])
  })

  test('of somebody who comes and goes are mailed once an hour, too', async () => {
    const cup = await tournamentOf(app, olga, { title: 'Spring Cup' })
    const joins = async () => (await subjectsTo(app, olga)).filter(subject => subject.includes('play'))
    await joined(cup, ada)
    expect(await joins()).toEqual(['Ada Archer plays in Spring Cup'])
    for (let n = 0; n < 4; n += 1) {
      await app.call(tournaments.leave, { id: cup.id }, ada)
      await joined(cup, ada)
    }
    expect(await joins()).toEqual(['Ada Archer plays in Spring Cup'])
    await app.advance(HOUR)
    expect(await joins()).toEqual(['Ada Archer plays in Spring Cup', 'Ada Archer plays in Spring Cup'])
  })

  test('of two tournaments stand apart', async () => {
    const [cup, open] = [await tournamentOf(app, olga, { title: 'Cup' }), await tournamentOf(app, olga)]
    await joined(cup, ada, ben)
    await joined(open, ada)
    expect(await textsOf(app, olga)).toEqual(['Ada Archer plays in Spring Open', 'Ben Baker and 1 other play in Cup'])
    expect((await subjectsTo(app, olga)).length).toBe(2)
  })

  test('are not mailed to a player who turned these mails off meanwhile, and stand in the app', async () => {
    const cup = await tournamentOf(app, olga, { title: 'Spring Cup' })
    await joined(cup, ada, ben)
    await app.call(notices.choose, { kind: 'tournaments', email: 0 }, olga)
    await app.advance(2 * HOUR)
    expect((await subjectsTo(app, olga)).length).toBe(1)
    expect(await textsOf(app, olga)).toEqual(['Ben Baker and 1 other play in Spring Cup'])
  })

  test('that follow an invitation are gathered by themselves', async () => {
    const cup = await tournamentOf(app, olga, { title: 'Spring Cup' })
    await app.call(tournaments.addPlayers, { tournament_id: cup.id, user_id: [ada.id, ben.id] }, olga)
    await oneByOne([ada, ben], player => app.call(tournaments.answer, { id: cup.id, status: 'accepted' }, player))
    await joined(cup, cleo)
    expect(await textsOf(app, olga)).toEqual([
      'Cleo Clark plays in Spring Cup',
      'Ben Baker and 1 other accepted a place in Spring Cup',
    ])
  })
})

describe('requests', () => {
  test('for a place are gathered apart from joins, and mailed within a quarter of an hour', async () => {
    const cup = await tournamentOf(app, olga, { title: 'Strong Cup', minRate: 900, minSpread: 10 })
    await joined(cup, ada, ben)
    expect(await textsOf(app, olga)).toEqual(['Ben Baker and 1 other ask for a place in Strong Cup'])
    await app.advance(15 * MINUTE)
    expect(await subjectsTo(app, olga)).toEqual([
      'Ada Archer asks for a place in Strong Cup',
      'Ben Baker asks for a place in Strong Cup',
    ])
  })

  test('to play an open match are one notice, which a new one makes unread again', async () => {
    const match = await askedFor(ada, ben)
    expect(await textsOf(app, olga)).toEqual(['Ben Baker and 1 other want to play'])
    await app.call(notices.read, {}, olga)
    app.clock.advance(MINUTE)
    await join(app, match, cleo)
    expect(await noticesOf(app, olga)).toMatchObject({
      notices: [{ text: 'Cleo Clark wants to play', read: 0 }, { read: 1 }],
      unread: 1,
    })
  })

  test('that are taken back are neither shown nor mailed any more', async () => {
    const match = await askedFor(ada, ben, cleo)
    app.clock.advance(MINUTE)
    await unjoin(app, match, cleo)
    expect(await textsOf(app, olga)).toEqual(['Cleo Clark left your open match', 'Ben Baker and 1 other want to play'])
    await app.advance(15 * MINUTE)
    expect(await subjectsTo(app, olga)).toContain('Ben Baker wants to play')
  })
})

describe('requests that Olga has answered before she read of them', () => {
  test('to play an open match are not counted any more', async () => {
    const match = await askedFor(ada, ben, cleo)
    await answer(app, match, olga, cleo)
    expect(await textsOf(app, olga)).toEqual(['Ben Baker and 1 other want to play'])
    await answer(app, match, olga, ben, 'dismissed')
    expect(await textsOf(app, olga)).toEqual(['Ada Archer wants to play'])
  })

  test('for a place are not counted any more', async () => {
    const cup = await tournamentOf(app, olga, { title: 'Strong Cup', minRate: 900, minSpread: 10 })
    await joined(cup, ada, ben)
    await app.call(tournaments.addPlayers, { tournament_id: cup.id, user_id: [ben.id] }, olga)
    expect(await textsOf(app, olga)).toEqual(['Ada Archer asks for a place in Strong Cup'])
  })
})

describe('joins of an event', () => {
  test('and those who wait for a place are gathered, without any who stopped waiting', async () => {
    const event = await eventOf(app, olga, { event_start: '2030-12-08T10:00', event_end: '', slots: 2, open_invite: 1 })
    await oneByOne([ada, ben, cleo, dan], player => joinEvent(app, event, player))
    expect(await textsOf(app, olga)).toEqual([
      'Dan Dray and 1 other wait for a place in Sunday Doubles',
      'Ben Baker and 1 other joined Sunday Doubles',
    ])
    await app.call(events.removeUser, { event_id: event.id, user_id: dan.id }, dan)
    expect(await textsOf(app, olga)).toContain('Cleo Clark waits for a place in Sunday Doubles')
  })
})

describe('a gathered notice', () => {
  test('names and counts nobody whom the organizer blocks, or who blocks the organizer, in the app and by mail', async () => {
    const cup = await tournamentOf(app, olga, { title: 'Spring Cup' })
    const [mia, kim] = [await newcomer(app, 'Mia Moss'), await newcomer(app, 'Kim Kay')]
    await joined(cup, ada, ben, mia, kim)
    await app.call(blocks.set, { user_id: kim.id, active: 1 }, olga)
    await app.call(blocks.set, { user_id: olga.id, active: 1 }, mia)
    expect(await textsOf(app, olga)).toEqual(['Ben Baker and 1 other play in Spring Cup'])
    await app.advance(HOUR)
    const { subject, text } = await app.mailTo(olga.email)
    expect([subject, text.includes('Moss'), text.includes('Kay')]).toEqual([
      'Ben Baker plays in Spring Cup',
      false,
      false,
    ])
  })

  test('of nobody who may be named is not there, and not counted as unread', async () => {
    const cup = await tournamentOf(app, olga)
    const kim = await newcomer(app, 'Kim Kay')
    await joined(cup, kim)
    await app.call(blocks.set, { user_id: kim.id, active: 1 }, olga)
    expect(await noticesOf(app, olga)).toEqual({ notices: [], unread: 0 })
  })

  test('does not name a player who closed the account, as what they had joined goes on without them', async () => {
    const cup = await tournamentOf(app, olga, { title: 'Spring Cup' })
    const kim = await newcomer(app, 'Kim Kay')
    await joined(cup, ada, kim)
    await app.call(accounts.remove, { id: kim.id }, kim)
    expect((await textsOf(app, olga)).join()).not.toContain('Kay')
    expect(await textsOf(app, olga)).toContain('Ada Archer plays in Spring Cup')
    await app.advance(HOUR)
    expect((await subjectsTo(app, olga)).filter(subject => /Kay.* play/.test(subject))).toEqual([])
  })

  test('is exported as what it gathers, by ids and without a name', async () => {
    const cup = await tournamentOf(app, olga)
    await joined(cup, ada, ben)
    const file = await app.app.server.inject({
      url: '/api/users/export',
      headers: { authorization: `Bearer ${olga.token}` },
    })
    const exported: unknown = JSON.parse(file.body).notices
    expect(exported).toMatchObject([{ actor_id: ada.id }, { actor_id: ben.id }])
    expect(JSON.stringify(exported)).not.toContain('Archer')
  })
})
