import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { DAY } from '@gauntlet/contract/time'
import { VERSION_HEADER } from '@gauntlet/contract/web-client'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { accept, challengeOf } from '../../testing/challenges.ts'
import { goLive, listen, nodeElsewhere, streamOf } from '../../testing/live.ts'

const app = testApp()
const elsewhere = nodeElsewhere(app)
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])

test('a node that stops sends its listeners away, a little later each', async () => {
  const node = await goLive(await app.anotherNode())
  const dora = await app.player('Dora Deuce')
  const response = await fetch(streamOf(node), { headers: { authorization: `Bearer ${dora.token}` } })
  const [text] = await Promise.all([response.text(), node.stop()])
  const wait = Number(/event: leave\ndata: (\d+)\n\n$/.exec(text)?.[1])
  expect(wait).toBeGreaterThanOrEqual(0)
  expect(wait).toBeLessThanOrEqual(2000)
})

describe('live updates', () => {
  test('what Ada does, Ben hears within a second, on either node', async () => {
    const [here, there] = [await listen(app.app, ben), await listen(elsewhere, ben)]
    expect([here.status, here.type]).toEqual([200, 'text/event-stream; charset=utf-8'])
    const first = [await here.next(), await there.next()]
    await challengeOf(app, ada, [ben])
    const heard = [await here.next(), await there.next()]
    expect(heard.every((version, i) => version !== undefined && version > (first[i] ?? 0))).toBe(true)
    here.close()
    there.close()
  })

  test('nobody hears what is not theirs', async () => {
    const cleo = await app.player('Cleo Clay')
    const stream = await listen(app.app, cleo)
    await stream.next()
    await challengeOf(app, ada, [ben])
    expect(await stream.next(600)).toBeUndefined()
    stream.close()
  })

  test('an answer tells the version that a stream begins with, and 304 as well; the next one what has changed it', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    const list = (more = {}) =>
      app.app.server.inject({
        url: '/api/challenges/pending',
        headers: { authorization: `Bearer ${ada.token}`, ...more },
      })
    const stream = await listen(app.app, ada)
    const first = await stream.next()
    const { headers } = await list()
    expect(headers[VERSION_HEADER]).toBe(String(first))
    expect((await list({ 'if-none-match': headers['etag'] })).headers[VERSION_HEADER]).toBe(String(first))
    await accept(app, challenge, ben)
    expect((await list()).headers[VERSION_HEADER]).toBe(String(await stream.next()))
    stream.close()
    const visitor = await app.app.server.inject('/api/sports/sportsList')
    expect([visitor.statusCode, visitor.headers[VERSION_HEADER]]).toEqual([200, undefined])
  })

  test('without a token there is no stream', async () => {
    expect((await fetch(streamOf(app.app))).status).toBe(401)
  })

  test('a list that has not changed is a 304, and a 200 once somebody else has changed it', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    const list = (tag?: string) =>
      app.app.server.inject({
        url: '/api/challenges/pending',
        headers: { authorization: `Bearer ${ada.token}`, ...(tag ? { 'if-none-match': tag } : {}) },
      })
    const tag = String((await list()).headers['etag'])
    expect((await list(tag)).statusCode).toBe(304)
    await accept(app, challenge, ben)
    expect((await list(tag)).statusCode).toBe(200)
  })

  test('on a device that two players share neither is answered with what the other has read', async () => {
    // Both are new, and so of the same version.
    const [gus, eve] = [await app.player('Gus Grip'), await app.player('Eve Evert')]
    const self = (player: Player, tag = '') =>
      app.app.server.inject({
        url: '/api/users/self',
        headers: { authorization: `Bearer ${player.token}`, 'if-none-match': tag },
      })
    const tag = String((await self(gus)).headers['etag'])
    expect((await self(gus, tag)).statusCode).toBe(304)
    expect((await self(eve, tag)).statusCode).toBe(200)
  })

  test('a minute later the same list is asked for anew, since time may have moved it', async () => {
    const { headers } = await app.call(challenges.pending, {}, ada)
    app.clock.advance(60_000)
    const again = await app.send({
      path: '/challenges/pending',
      player: ada,
      headers: { 'if-none-match': String(headers['etag']) },
    })
    expect(again.status).toBe(200)
  })
})

const NEW = 'Net-2!rally'

describe('a stream ends with its session', () => {
  const endings: [string, (other: Player, own: Player) => Promise<unknown>][] = [
    ['when it is signed out', other => app.call(sessions.logout, {}, other)],
    ['when another device ends it', (_other, own) => app.call(sessions.revokeOthers, {}, own)],
    ['at a new password', (_other, own) => app.call(sessions.updatePassword, { password: NEW, confirm: NEW }, own)],
    ['when the account is deleted', (_other, own) => app.send({ path: `/users/delete/${own.id}`, player: own })],
    [
      'when whatever else takes it away',
      (_other, own) => app.db.session(session => session.run('delete from users where id = $1', [own.id])),
    ],
  ]
  test.each(endings)('%s, on either node within a second', async (what, act) => {
    const own = await app.player(`Dora ${what.replace(/\W/g, '')}`)
    const other = await app.signIn(own)
    const [here, there] = [await listen(app.app, other), await listen(elsewhere, other)]
    await Promise.all([here.next(), there.next()])
    await act(other, own)
    expect([await here.rest(), await there.rest()]).not.toContain(undefined)
  })

  test('and goes on with the one that stays', async () => {
    const eve = await app.player('Eve Stays')
    const stream = await listen(elsewhere, eve)
    await stream.next()
    await app.signIn(eve)
    await app.call(sessions.revokeOthers, {}, eve)
    expect(await stream.rest(600)).toBeUndefined()
    stream.close()
  })

  test('when time ends it, but not while it is used', async () => {
    const fay = await app.player('Fay Away')
    const used = await app.signIn(fay)
    const [rests, goesOn] = [await listen(app.app, fay), await listen(app.app, used)]
    await Promise.all([rests.next(), goesOn.next()])
    app.clock.advance(20 * DAY)
    await app.send({ path: '/users/self', player: used })
    app.clock.advance(11 * DAY)
    expect([await rests.rest(), await goesOn.rest(600)]).toEqual([expect.any(String), undefined])
    goesOn.close()
  })
})

describe('too many streams', () => {
  test('the oldest of a session gives way to the eleventh, and is told', async () => {
    const gus = await app.player('Gus Tabs')
    const streams = []
    for (let i = 0; i < 10; i++) streams.push(await listen(app.app, gus))
    const [oldest, second] = streams
    expect(await second?.rest(300)).toBeUndefined()
    streams.push(await listen(app.app, gus))
    expect(await oldest?.rest()).toContain('event: full')
    expect(await second?.rest(300)).toBeUndefined()
    for (const stream of streams) stream.close()
  })

  test('the oldest of a player gives way to the thirty-first, on however many devices', async () => {
    const ivy = await app.player('Ivy Everywhere')
    const devices = [ivy, await app.signIn(ivy), await app.signIn(ivy), await app.signIn(ivy)]
    const open = (place: number) => listen(app.app, devices[place % devices.length])
    const streams = []
    for (let i = 0; i < 30; i++) streams.push(await open(i))
    const [oldest, second, third] = streams
    expect(await second?.rest(300)).toBeUndefined()
    streams.push(await open(30))
    expect(await oldest?.rest()).toContain('event: full')
    expect(await third?.rest(300)).toBeUndefined()
    for (const stream of streams) stream.close()
  })

  test('an account that is not verified holds three', async () => {
    const hal = await app.register('Hal Unverified')
    const streams = []
    for (let i = 0; i < 4; i++) streams.push(await listen(app.app, hal))
    expect(await streams[0]?.rest()).toContain('event: full')
    expect(await streams[1]?.rest(300)).toBeUndefined()
    for (const stream of streams) stream.close()
  })
})
