import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { describe, expect, test } from 'vitest'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { befriend } from '../../testing/lineups.ts'
import { noticesOf, textsOf } from '../../testing/notices.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { talkActs, talkAtEvent, type Thing } from '../../testing/talk.ts'
import { joinTournament, tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])
const { view, say, seen, mute, report, unread, read } = talkActs(() => app)

describe('a block', () => {
  test('hides what Ada and Ben say from each other, and from nobody else', async () => {
    const thing = await talkAtEvent(app, cleo, ada, ben)
    await say(ada, thing, 'Before')
    await app.call(blocks.set, { user_id: ben.id, active: 1 }, ada)
    await say(ben, thing, 'From Ben')
    await say(ada, thing, 'From Ada')
    await say(cleo, thing, 'From Cleo')
    expect(await read(ada, thing)).toEqual(['Before', 'From Ada', 'From Cleo'])
    expect(await read(ben, thing)).toEqual(['From Ben', 'From Cleo'])
    expect(await read(cleo, thing)).toEqual(['Before', 'From Ben', 'From Ada', 'From Cleo'])
    expect((await unread(ben, thing)).unread).toBe(1)
    expect((await report(ben, thing, 1)).status).toBe(404)
    await app.call(blocks.set, { user_id: ben.id, active: 0 }, ada)
    expect(await read(ben, thing)).toHaveLength(4)
  })

  test('of the organizer shuts Ben out of the thread as it does out of the event, until it is taken back', async () => {
    const thing = await talkAtEvent(app, ada, ben, cleo)
    await say(ben, thing, 'From Ben')
    await app.call(blocks.set, { user_id: ben.id, active: 1 }, ada)
    for (const { status } of [
      await view(ben, thing),
      await say(ben, thing, 'Let me in'),
      await seen(ben, thing, 1),
      await mute(ben, thing, 1),
      await report(ben, thing, 1),
    ])
      expect(status).toBe(404)
    expect((await unread(ben, thing)).open).toBe(0)
    const told = (await noticesOf(app, ben)).notices.length
    await say(cleo, thing, 'From Cleo')
    expect((await noticesOf(app, ben)).notices.length).toBe(told)
    expect(await read(cleo, thing)).toEqual(['From Ben', 'From Cleo'])
    await app.call(blocks.set, { user_id: ben.id, active: 0 }, ada)
    expect(await read(ben, thing)).toEqual(['From Ben', 'From Cleo'])
  })
})

describe('Mia, who is under 18,', () => {
  test('talks with her friend Ben alone, within what both are in', async () => {
    const mia = await app.player('Mia Minor')
    await befriend(app, mia, ben)
    await befriend(app, mia, ada)
    await app.call(profiles.update, { preference: { age: 15 } }, mia)
    const event = await eventOf(app, ada, { open_invite: 1, slots: 10, open_to_minors: 1 })
    const thing: Thing = { kind: 'event', id: event.id }
    for (const player of [mia, ben, cleo]) await joinEvent(app, event, player)
    await say(mia, thing, 'From Mia')
    await say(ben, thing, 'From Ben')
    await say(cleo, thing, 'From Cleo')
    expect(await read(mia, thing)).toEqual(['From Mia', 'From Ben'])
    expect(await read(ben, thing)).toEqual(['From Mia', 'From Ben', 'From Cleo'])
    expect(await read(cleo, thing)).toEqual(['From Ben', 'From Cleo'])
    expect((await view(mia, thing)).payload.friends_only).toBe(1)
    expect((await textsOf(app, cleo)).filter(text => text.includes('Mia'))).toEqual([])
  })
})

test('a block of the organizer shuts Ben out of a tournament’s thread until it begins', async () => {
  const cast = [ada, ben, cleo].map(player => app.signIn(player))
  const [organizer, blocked, other] = await Promise.all(cast)
  if (!organizer || !blocked || !other) throw new Error('The cast is not whole')
  const tournament = await tournamentOf(app, organizer, { open_invite: 1, minRate: 0, minSpread: 2000 })
  for (const player of [blocked, other]) await joinTournament(app, tournament, player)
  const thing: Thing = { kind: 'tournament', id: tournament.id }
  await app.call(blocks.set, { user_id: ben.id, active: 1 }, organizer)
  expect([(await view(blocked, thing)).status, (await view(other, thing)).status]).toEqual([404, 200])
  await app.advance(new Date(tournament.tournament_start).getTime() - app.clock.now().getTime())
  expect((await view(blocked, thing)).status).toBe(200)
})
