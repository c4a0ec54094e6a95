import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { begunBracket } from '../../testing/brackets.ts'
import { challengeOf } from '../../testing/challenges.ts'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { listen, nodeElsewhere, streamOf } from '../../testing/live.ts'
import { join } from '../../testing/open-challenges.ts'
import { joinTournament, tournamentOf } from '../../testing/tournaments.ts'

// Eve looks on, on another node than those who play.
const app = testApp()
const elsewhere = nodeElsewhere(app)
const [ada, ben, cleo, eve] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Eve Elsewhere'])

/** Whether somebody who looks at a thing hears of what is done within a second. */
async function hears(thing: string, act: () => Promise<unknown>, viewer: Player | undefined = eve): Promise<boolean> {
  const stream = await listen(elsewhere, viewer, thing)
  const first = await stream.next()
  await act()
  const next = await stream.next()
  stream.close()
  return next !== undefined && next > (first ?? Infinity)
}

describe('a stranger who looks hears within a second, on any node,', () => {
  test('that somebody joined an open match', async () => {
    const { id, ...rest } = await challengeOf(app, ada, [])
    expect(await hears(`/challenge/${id}`, () => join(app, { id, ...rest }, ben))).toBe(true)
  })

  test('that somebody joined a tournament', async () => {
    const tournament = await tournamentOf(app, ada)
    expect(await hears(`/tournament/${tournament.id}`, () => joinTournament(app, tournament, ben))).toBe(true)
  })

  test('that a bracket was drawn', async () => {
    const players = [ada, ben, cleo, await app.player('Dan Deuce')]
    const { id } = await begunBracket(app, ada, players, { format: 'single_elimination' })
    const draw = () => app.call(brackets.draw, { id }, ada)
    expect(await hears(`/tournament/${id}`, draw)).toBe(true)
  })

  test('that somebody joined an event, and a visitor hears it, too', async () => {
    const event = await eventOf(app, ada, { event_start: '2030-07-09T10:00', event_end: '2030-07-09T14:00' })
    expect(await hears(`/event/${event.id}`, () => joinEvent(app, event, ben))).toBe(true)
    const visitor = undefined
    const stream = await listen(elsewhere, visitor, `/event/${event.id}`)
    const first = await stream.next()
    await app.call(events.cancel, { event_id: event.id }, ada)
    expect(await stream.next()).toBeGreaterThan(first ?? Infinity)
    stream.close()
  })
})

test('a visitor hears that the bracket of a tournament was drawn, where visitors may look', async () => {
  const players = [ada, ben, cleo, await app.player('Hal Half-volley')]
  const { id } = await begunBracket(app, ada, players, { format: 'single_elimination' })
  const organizer = await app.signIn(ada)
  const stream = await listen(elsewhere, undefined, `/tournament/${id}`)
  const first = await stream.next()
  await app.call(brackets.draw, { id }, organizer)
  expect(await stream.next()).toBeGreaterThan(first ?? Infinity)
  stream.close()
})

describe('whoever looks at a thing', () => {
  test('hears nothing of another', async () => {
    const match = await challengeOf(app, ada, [])
    const other = await challengeOf(app, ada, [])
    const stream = await listen(app.app, eve, `/challenge/${match.id}`)
    await stream.next()
    await join(app, other, cleo)
    expect(await stream.next(600)).toBeUndefined()
    stream.close()
  })

  test('that is not there for them is answered like for one that nobody has', async () => {
    const gil = await app.player('Gil Gone')
    await app.call(blocks.set, { user_id: gil.id, active: 1 }, ada)
    const hidden = {
      challenge: [(await challengeOf(app, ada, [])).id, (await challengeOf(app, ben, [cleo])).id],
      tournament: [(await tournamentOf(app, ada)).id],
      event: [(await eventOf(app, ada, { event_start: '2030-08-09T10:00', event_end: '2030-08-09T14:00' })).id],
    }
    const answer = async (thing: string, token: string) => {
      const reply = await fetch(streamOf(app.app, thing), { headers: { authorization: `Bearer ${token}` } })
      return [reply.status, await reply.text()]
    }
    for (const [kind, ids] of Object.entries(hidden)) {
      const absent = await answer(`/${kind}/${newId(app.clock.now())}`, gil.token)
      expect(absent[0]).toBe(404)
      for (const id of ids) expect(await answer(`/${kind}/${id}`, gil.token)).toEqual(absent)
    }
  })

  test('is no visitor where a visitor sees nothing, nor somebody whose e-mail is not verified', async () => {
    const { id } = await tournamentOf(app, ada, { visibility: 'members' })
    const una = await app.register('Una Unverified')
    const answers = [undefined, una].map(async player => (await listen(app.app, player, `/tournament/${id}`)).status)
    expect(await Promise.all(answers)).toEqual([404, 404])
  })

  test('is let go when the session ends', async () => {
    const { id } = await challengeOf(app, ada, [])
    const gus = await app.player('Gus Gym')
    const stream = await listen(app.app, gus, `/challenge/${id}`)
    await stream.next()
    await app.send({ method: 'POST', path: '/users/logout', body: {}, player: gus })
    expect(await stream.rest()).toBeDefined()
  })

  test('as one of many visitors of a network makes the oldest give way', async () => {
    const { id } = await eventOf(app, ada, { event_start: '2030-09-09T10:00', event_end: '2030-09-09T14:00' })
    const visitor = undefined
    const oldest = await listen(app.app, visitor, `/event/${id}`)
    const others = await Promise.all(Array.from({ length: 20 }, () => listen(app.app, visitor, `/event/${id}`)))
    expect(await oldest.rest()).toContain('event: full')
    for (const stream of others) stream.close()
  })
})
