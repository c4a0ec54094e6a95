import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import { openChallenges } from '@gauntlet/contract/challenges/open'
import { DAY, MINUTE } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { type Player, selfOf } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { cancel, challengeOf, letItStart, report, terms, view } from '../../testing/challenges.ts'
import { answer, join, openMatch, unjoin } from '../../testing/open-challenges.ts'

const app = testApp()
const [ada, ben, cleo, dan] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Doubles'])

const mine = async (player: Player) => (await app.call(openChallenges.mine, {}, player)).payload.map(({ id }) => id)
const waiting = async (player: Player) => (await app.call(openChallenges.waiting, {}, player)).payload.count
const names = (people: readonly { full_name: string }[]) => people.map(({ full_name }) => full_name)
const write = (sql: string, args: unknown[]) => app.db.session(session => session.run(sql, args))
const block = (blocker: Player, blocked: Player) =>
  write('insert into blocks values ($1, $2, $3)', [blocker.id, blocked.id, app.clock.now()])
const unblock = () => write('delete from blocks', [])
const setAge = ({ id }: Player, age: number) => write('update users set age = $2 where id = $1', [id, age])

describe('an open challenge', () => {
  test('is issued for a credit when it is ranked, and seen by a stranger who may join', async () => {
    const before = (await selfOf(app, ada)).credits ?? 0
    const { payload, body } = await app.call(challenges.issue, { ...(await terms(app)), ids: '', ranked: 1 }, ada)
    expect(body.message).toBe('Challenge created successfully.')
    expect((await selfOf(app, ada)).credits).toBe(before - 1)
    const seen = await view(app, payload, ben)
    expect([seen.open_challenge, seen.matchSet, seen.user_count]).toEqual([1, 0, 1])
    expect(seen.actions.join.kind).toBe('allowed')
    expect(seen.chance).toBeCloseTo(0.5, 9)
    await cancel(app, payload, ada)
    expect((await selfOf(app, ada)).credits).toBe(before)
  })

  test('Ben joins and unjoins: matchSet follows, and unjoining twice is refused', async () => {
    const match = await openMatch(app, ada)
    const joined = await join(app, match, ben)
    expect([joined.body.message, joined.payload.matchSet]).toEqual(['You asked to join. The challenger decides.', 1])
    expect((await view(app, match, ada)).matchSet).toBe(0)
    expect(await mine(ben)).toContain(match.id)
    const left = await unjoin(app, match, ben)
    expect([left.body.message, left.payload.matchSet]).toEqual(['Challenge unjoin successfully.', 0])
    expect(await mine(ben)).not.toContain(match.id)
    const again = await unjoin(app, match, ben)
    expect([again.status, again.body.message]).toEqual([409, 'User already unjoined.'])
    await cancel(app, match, ada)
  })

  test('joining twice, and joining the own one, is refused', async () => {
    const match = await openMatch(app, ada, [ben])
    const twice = await join(app, match, ben)
    expect([twice.status, twice.body.message]).toEqual([409, challengeReasons.already_joined])
    const own = await join(app, match, ada)
    expect([own.status, own.body.message]).toEqual([403, challengeReasons.own_challenge])
    await cancel(app, match, ada)
  })

  test('who is accepted plays; who is turned down cannot join again; others see neither the wait nor the refusal', async () => {
    const match = await openMatch(app, ada, [ben, cleo])
    const accepted = await answer(app, match, ada, ben)
    expect([accepted.payload.status, accepted.payload.user_count]).toEqual(['Upcoming', 2])
    await answer(app, match, ada, cleo, 'dismissed')
    expect((await view(app, match, cleo)).actions.join).toEqual({ kind: 'disabled', reason: 'turned_down' })
    const shown = async (player: Player) => names((await view(app, match, player)).request_user)
    expect(await shown(ada)).toEqual(['Ben Baseline', 'Cleo Clay'])
    expect(await shown(ben)).toEqual(['Ben Baseline'])
    expect(await shown(cleo)).toEqual(['Ben Baseline', 'Cleo Clay'])
    expect(await shown(dan)).toEqual(['Ben Baseline'])
    await cancel(app, match, ada)
    await cancel(app, match, ada)
  })

  test('only the issuer answers, and only those who wait', async () => {
    const match = await openMatch(app, ada, [ben])
    expect((await answer(app, match, cleo, ben)).status).toBe(403)
    const nobody = await answer(app, match, ada, dan)
    expect([nobody.status, nobody.body.message]).toEqual([409, challengeReasons.not_waiting])
    const body = { challenge_id: match.id, user_id: ben.id, status: 'maybe' }
    const odd = await app.send({ method: 'POST', path: openChallenges.answer.path, body, player: ada })
    expect([odd.status, Object.keys(odd.body.errors ?? {})]).toEqual([400, ['status']])
    await cancel(app, match, ada)
  })

  test('a player who is barred from ranked play while a request waits is let into no ranked match', async () => {
    const bo = await app.player('Bo Barred')
    const [ranked, friendly] = [await openMatch(app, ada, [bo], { ranked: 1 }), await openMatch(app, ada, [bo])]
    for (let i = 0; i < 3; i++) {
      const { id } = await challengeOf(app, ada, [bo])
      await write('insert into dispute_strikes values ($1, $2, $3)', [id, bo.id, app.clock.now()])
    }
    const refused = await answer(app, ranked, ada, bo)
    expect([refused.status, refused.body.message]).toEqual([409, challengeReasons.cannot_join])
    expect((await answer(app, friendly, ada, bo)).payload.status).toBe('Upcoming')
    expect((await answer(app, ranked, ada, bo, 'dismissed')).status).toBe(200)
  })

  test('an accepted player who unjoins makes it Pending again, and may come back', async () => {
    const match = await openMatch(app, ada, [ben])
    await answer(app, match, ada, ben)
    expect((await unjoin(app, match, ben)).payload.status).toBe('Pending')
    expect((await join(app, match, ben)).payload.matchSet).toBe(1)
    await cancel(app, match, ada)
  })

  test('is played and reported like any other; who was never answered lapses', async () => {
    const match = await openMatch(app, ada, [ben, cleo])
    await answer(app, match, ada, ben)
    await letItStart(app, match)
    await report(app, match, ben, ben)
    const done = await report(app, match, ada, ben)
    expect([done.payload.status, done.payload.winnername]).toEqual(['Complete', 'Ben Baseline'])
    expect(done.payload.request_user.map(({ state }) => state)).toEqual(['accepted', 'lapsed'])
  })

  test('the issuer is told the chance against each who asks', async () => {
    const match = await openMatch(app, ada, [ben])
    const [asks] = (await view(app, match, ada)).request_user
    expect(asks?.chance).toBeGreaterThan(0)
    expect((await view(app, match, ben)).request_user[0]?.chance).toBeNull()
    await cancel(app, match, ada)
  })

  test('with its participants is asked for by its own row; a direct one is not found there', async () => {
    const match = await openMatch(app, ada, [ben])
    const direct = await challengeOf(app, ada, [ben])
    expect(names((await app.call(openChallenges.participants, { id: match.id }, ada)).payload.request_user)).toEqual([
      'Ben Baseline',
    ])
    expect((await app.call(openChallenges.participants, { id: direct.id }, ada)).status).toBe(404)
    await cancel(app, match, ada)
    await cancel(app, direct, ada)
  })

  test('My Matches begins with what is next; a direct challenge is not among them', async () => {
    const later = await openMatch(app, dan, [], {
      date: new Date(app.clock.now().getTime() + 9 * DAY).toISOString().slice(0, 11) + '18:00',
    })
    const sooner = await openMatch(app, dan)
    const over = await openMatch(app, dan)
    await cancel(app, over, dan)
    const direct = await challengeOf(app, dan, [ben])
    expect(await mine(dan)).toEqual([sooner.id, later.id, over.id])
    for (const one of [later, sooner, direct]) await cancel(app, one, dan)
  })
})

describe('what waits', () => {
  test('Ada is told of whom she has to answer, Ben of what she answered, each until it is done or seen', async () => {
    const [gil, hal] = [await app.player('Gil Guard'), await app.player('Hal Hook')]
    const match = await openMatch(app, gil)
    expect([await waiting(gil), await waiting(hal)]).toEqual([0, 0])
    await join(app, match, hal)
    expect([await waiting(gil), await waiting(hal)]).toEqual([1, 0])
    await answer(app, match, gil, hal)
    expect([await waiting(gil), await waiting(hal)]).toEqual([0, 1])
    await app.call(challenges.setViewed, { id: match.id }, hal)
    expect(await waiting(hal)).toBe(0)
  })

  test('that somebody else joins is nothing new to those who have', async () => {
    const moe = await app.player('Moe Middle')
    const match = await openMatch(app, ada, [moe])
    await join(app, match, cleo)
    expect(await waiting(moe)).toBe(0)
    await cancel(app, match, ada)
    expect(await waiting(moe)).toBe(1)
  })

  test('nobody waits once the start has passed, before any job has run', async () => {
    const [ida, jon] = [await app.player('Ida Inside'), await app.player('Jon Jam')]
    await openMatch(app, ida, [jon])
    expect(await waiting(ida)).toBe(1)
    app.clock.advance(3 * DAY + MINUTE)
    expect(await waiting(ida)).toBe(0)
  })
})

describe('who keeps away from whom', () => {
  test('one who is blocked, or blocks, finds no match to see or join', async () => {
    const match = await openMatch(app, ada)
    for (const [one, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      await block(one, other)
      expect((await app.call(challenges.view, { id: match.id }, ben)).status).toBe(404)
      expect((await join(app, match, ben)).status).toBe(404)
      await unblock()
    }
    await cancel(app, match, ada)
  })

  test('a block after joining: the issuer neither sees, nor counts, nor can accept that player', async () => {
    const [kit, lee] = [await app.player('Kit King'), await app.player('Lee Lob')]
    const match = await openMatch(app, kit, [lee])
    await block(lee, kit)
    expect((await view(app, match, kit)).request_user).toEqual([])
    expect(await waiting(kit)).toBe(0)
    const refused = await answer(app, match, kit, lee)
    expect([refused.status, refused.body.message]).toEqual([409, challengeReasons.unavailable])
    await unblock()
  })

  test('two who block each other do not find the match of a third that the other plays', async () => {
    const match = await openMatch(app, ada, [ben])
    await answer(app, match, ada, ben)
    await block(ben, cleo)
    expect((await app.call(challenges.view, { id: match.id }, cleo)).status).toBe(404)
    await unblock()
    expect(names((await view(app, match, cleo)).users)).toEqual(['Ada Ace', 'Ben Baseline'])
    await cancel(app, match, ada)
    await cancel(app, match, ada)
  })

  test('an open match of somebody under 18 is for friends, who are shown to friends alone', async () => {
    const may = await app.player('May Minor')
    await setAge(may, 16)
    const match = await openMatch(app, may)
    expect((await join(app, match, ben)).status).toBe(404)
    await befriend(may, ben)
    expect((await join(app, match, ben)).status).toBe(200)
    await cancel(app, match, may)

    const theirs = await openMatch(app, ben, [may])
    await answer(app, theirs, ben, may)
    const seen = await view(app, theirs, dan)
    expect([names(seen.users), names(seen.request_user), seen.user_count]).toEqual([['Ben Baseline'], [], 2])
    await cancel(app, theirs, ben)
    await cancel(app, theirs, ben)
  })

  test('a friendship that ended keeps somebody under 18 from being accepted', async () => {
    const nia = await app.player('Nia Newer')
    await setAge(nia, 15)
    await befriend(nia, ada)
    const match = await openMatch(app, ada, [nia])
    await write('delete from friendships where asked_by = $1', [nia.id])
    const refused = await answer(app, match, ada, nia)
    expect([refused.status, refused.body.message]).toEqual([409, challengeReasons.only_friends])
    await cancel(app, match, ada)
  })
})

const befriend = (one: Player, other: Player) => {
  const [low, high] = [one.id, other.id].sort()
  return write('insert into friendships values ($1, $2, $3, $4, $4)', [low, high, one.id, app.clock.now()])
}
