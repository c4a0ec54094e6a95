import { events } from '@gauntlet/contract/events/endpoints'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { MESSAGE_MAX } from '@gauntlet/contract/talk/texts'
import { DAY, MINUTE } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { accept, challengeOf } from '../../testing/challenges.ts'
import { eventOf } from '../../testing/events.ts'
import { noticesOf, subjectsTo } from '../../testing/notices.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { talkActs, talkAtEvent, type Thing } from '../../testing/talk.ts'
import { teamActs } from '../../testing/teams.ts'
import { joinTournament, tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
const [ada, ben, eve] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Eve Elsewhere'])
const { view, say, seen, mute, pin, report, unread, read } = talkActs(() => app)
const { teamOf, accept: acceptTeam } = teamActs(() => app)

const eventWith = (...players: Player[]) => talkAtEvent(app, ada, ...players)

describe('a thread', () => {
  test('is written and read by Ada and Ben, who are in the match, once he has accepted', async () => {
    const match = await challengeOf(app, ada, [ben])
    const thing: Thing = { kind: 'challenge', id: match.id }
    for (const player of [ada, ben]) {
      expect((await say(player, thing, 'At six?')).status).toBe(404)
      expect(await unread(player, thing)).toMatchObject({ open: 0 })
    }
    await accept(app, match, ben)
    await say(ben, thing, 'Courts are wet')
    expect(await say(ada, thing, '  See https://example.com\nfor the other court. ')).toMatchObject({
      status: 200,
      payload: { number: 2, user_id: ada.id, text: 'See https://example.com\nfor the other court.' },
    })
    const { payload } = await view(ben, thing)
    expect(payload).toMatchObject({ title: 'Tennis Singles', last: 2, more: 0, unread: 1, muted: 0, friends_only: 0 })
    expect(payload.messages.map(({ text, user_id }) => [text.slice(0, 6), user_id])).toEqual([
      ['Courts', ben.id],
      ['See ht', ada.id],
    ])
    expect(payload.people.map(({ first_name }) => first_name).toSorted()).toEqual(['Ada', 'Ben'])
  })

  test('is there in a tournament and a team, too', async () => {
    const tournament = await tournamentOf(app, ada, { open_invite: 1, minRate: 0, minSpread: 2000 })
    await joinTournament(app, tournament, ben)
    const team = await teamOf(ada, 'Net Gains', ben)
    await acceptTeam(ben, team)
    for (const thing of [
      { kind: 'tournament', id: tournament.id },
      { kind: 'team', id: team.id },
    ] as const) {
      await say(ada, thing, 'Welcome')
      expect(await read(ben, thing)).toEqual(['Welcome'])
    }
    await app.call(teams.removePlayer, { team_id: team.id, user_id: ben.id }, ada)
    expect((await view(ben, { kind: 'team', id: team.id })).status).toBe(404)
  })

  test('is not there for Eve, who is in none of it, nor by another kind', async () => {
    const thing = await eventWith(ben)
    await say(ada, thing, 'Hello')
    for (const { status } of [
      await view(eve, thing),
      await say(eve, thing, 'Let me in'),
      await seen(eve, thing, 1),
      await mute(eve, thing, 1),
      await report(eve, thing, 1),
      await view(ben, { ...thing, kind: 'tournament' }),
    ])
      expect(status).toBe(404)
    expect(await unread(eve, thing)).toEqual({ open: 0, unread: 0, muted: 0 })
  })

  test('refuses nothing but spaces, and more than 1,000 characters', async () => {
    const thing = await eventWith()
    expect((await say(ada, thing, ' \n ')).body.errors).toEqual({ text: 'Write something first.' })
    expect((await say(ada, thing, 'x'.repeat(MESSAGE_MAX + 1))).status).toBe(400)
    expect((await say(ada, thing, 'x'.repeat(MESSAGE_MAX))).status).toBe(200)
  })

  test('is read page by page, from the end', async () => {
    const thing = await eventWith(ben)
    for (const text of ['1', '2', '3', '4', '5']) await say(ada, thing, text)
    const pageBefore = async (before?: number) => {
      const { payload } = await view(ben, thing, { limit: 2, ...(before !== undefined && { before }) })
      return [payload.messages.map(({ text }) => text).join(' '), payload.more]
    }
    expect([await pageBefore(), await pageBefore(4), await pageBefore(2)]).toEqual([
      ['4 5', 1],
      ['2 3', 1],
      ['1', 0],
    ])
  })
})

describe('unread messages', () => {
  test('are those of others since Ben has looked', async () => {
    const thing = await eventWith(ben)
    await say(ada, thing, 'One')
    await say(ben, thing, 'Two')
    await say(ada, thing, 'Three')
    expect(await unread(ben, thing)).toEqual({ open: 1, unread: 1, muted: 0 })
    await seen(ben, thing, 3)
    expect((await unread(ben, thing)).unread).toBe(0)
    await seen(ben, thing, 900)
    await say(ada, thing, 'Four')
    expect((await unread(ben, thing)).unread).toBe(1)
    expect((await unread(ada, thing)).unread).toBe(0)
  })

  test('are told once an hour, by one notice and one mail, until Dan has looked; muted they are not told', async () => {
    const dan = await app.player('Dan Deuce')
    const thing = await eventWith(dan)
    const told = async () => [
      (await noticesOf(app, dan)).notices.filter(({ kind, read: seenIt }) => kind === 'talk' && seenIt === 0).length,
      (await subjectsTo(app, dan)).filter(subject => subject === 'Ada Ace wrote in Sunday Doubles').length,
    ]
    for (const text of ['One', 'Two', 'Three']) await say(ada, thing, text)
    expect(await told()).toEqual([1, 1])
    await app.advance(61 * MINUTE)
    await say(ada, thing, 'Again')
    expect(await told()).toEqual([1, 2])
    await seen(dan, thing, 4)
    expect(await told()).toEqual([0, 2])
    await mute(dan, thing, 1)
    await app.advance(61 * MINUTE)
    await say(ada, thing, 'Four')
    expect(await told()).toEqual([0, 2])
    expect(await unread(dan, thing)).toEqual({ open: 1, unread: 1, muted: 1 })
    await mute(dan, thing, 0)
    await say(ada, thing, 'Five')
    expect(await told()).toEqual([1, 3])
  })
})

describe('the organizer', () => {
  test('pins one message, which stands above all pages until it is taken down', async () => {
    const thing = await eventWith(ben)
    for (const text of ['Bring water', 'And a towel', 'Or two']) await say(ada, thing, text)
    expect((await pin(ada, thing, 1)).status).toBe(200)
    expect((await view(ben, thing, { limit: 1 })).payload).toMatchObject({
      pinned: { text: 'Bring water' },
      people: [{ id: ada.id }],
      actions: { pin: { kind: 'hidden', reason: 'not_organizer' } },
    })
    expect((await pin(ada, thing, 2)).status).toBe(200)
    expect((await view(ben, thing)).payload.pinned?.text).toBe('And a towel')
    expect([(await pin(ben, thing, 1)).status, (await pin(ada, thing, 99)).status]).toEqual([403, 404])
    await pin(ada, thing, 0)
    expect((await view(ben, thing)).payload.pinned).toBeNull()
  })
})

describe('a report', () => {
  test('is taken once of each player, and not of their own message', async () => {
    const thing = await eventWith(ben)
    await say(ada, thing, 'Go away')
    for (const _twice of [1, 2])
      expect((await report(ben, thing, 1, 'Rude')).body.message).toBe('Thank you. An operator will look at it.')
    expect((await report(ada, thing, 1)).body.message).toBe('This is your own message.')
    expect((await report(ben, thing, 7)).status).toBe(404)
  })
})

const kept = (thing: Thing) =>
  app.db.session(session => session.run('select 1 from talk_messages where thing_id = $1', [thing.id]))

describe('90 days after the end', () => {
  test('the thread is there for nobody, and its messages are gone', async () => {
    const thing = await eventWith(ben)
    await say(ada, thing, 'See you there')
    await app.advance(95 * DAY)
    const late = await app.signIn(ben)
    expect(await read(late, thing)).toEqual(['See you there'])
    await app.advance(5 * DAY)
    expect((await view(late, thing)).status).toBe(404)
    expect((await unread(late, thing)).open).toBe(0)
    expect(await kept(thing)).toEqual([])
  })

  test('they are gone also where the end was brought forward after the first message', async () => {
    const organizer = await app.signIn(ada)
    const dayIn = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString().slice(0, 10)
    const terms = { open_invite: 1, event_start: `${dayIn(10)}T10:00`, event_end: `${dayIn(70)}T14:00` } as const
    const { id } = await eventOf(app, organizer, terms)
    const thing: Thing = { kind: 'event', id }
    await say(organizer, thing, 'See you there')
    expect((await app.call(events.edit, { id, event_end: `${dayIn(10)}T14:00` }, organizer)).status).toBe(200)
    expect(await kept(thing)).toHaveLength(1)
    await app.advance(102 * DAY)
    expect(await kept(thing)).toEqual([])
  })
})
