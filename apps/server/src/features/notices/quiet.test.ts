import { blocks } from '@gauntlet/contract/blocks/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { DAY, HOUR, MINUTE } from '@gauntlet/contract/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type Player, type TestApp } from '../../testing/app.ts'
import { accept, challengeOf, view } from '../../testing/challenges.ts'
import { noticesOf, subjectsTo } from '../../testing/notices.ts'
import { newcomer, pairOf } from '../../testing/players.ts'
import { messagesTo, openPushService, type PushService, subscribe } from '../../testing/push-service.ts'

const CHICAGO = 'America/Chicago'

let service: PushService
let app: TestApp
let ada: Player
let ben: Player
beforeAll(async () => {
  service = await openPushService()
  app = await openTestApp({ NOTICE_MAIL_WAIT: '15' }, { push: service.network })
})
afterAll(async () => {
  await app.close()
  await service.close()
})
beforeEach(async () => {
  ;[ada, ben] = await pairOf(app, 'Ada Ace', 'Ben Baseline')
})

/** Moves the clock to the next moment at which it shows this time in UTC. */
async function toClock(time: string) {
  const now = app.clock.now().getTime()
  const today = Date.parse(`${app.clock.now().toISOString().slice(0, 10)}T${time}Z`)
  await app.advance((today > now ? today : today + DAY) - now)
}

const choose = (input: Parameters<typeof app.call<typeof notices.choose>>[1]) =>
  app.signIn(ben).then(player => app.call(notices.choose, { zone: CHICAGO, ...input }, player))

describe('the mail of a notice', () => {
  test('waits a quarter of an hour', async () => {
    await challengeOf(app, ada, [ben])
    expect(await subjectsTo(app, ben)).toEqual([])
    await app.advance(15 * MINUTE)
    expect(await subjectsTo(app, ben)).toEqual([`${ada.name} challenges you`])
  })

  test('does not go to a player who has read it in the app meanwhile', async () => {
    const match = await challengeOf(app, ada, [ben])
    await view(app, match, ben)
    await app.call(notices.read, {}, ben)
    await app.advance(15 * MINUTE)
    expect(await subjectsTo(app, ben)).toEqual([])
  })

  test('does not go across a block that was set meanwhile', async () => {
    await challengeOf(app, ada, [ben])
    await app.call(blocks.set, { user_id: ada.id, active: 1 }, ben)
    await app.advance(15 * MINUTE)
    expect(await subjectsTo(app, ben)).toEqual([])
  })

  test('about the account never waits', async () => {
    const { subject } = await app.mailTo((await app.register('Nora Novak')).email)
    expect(subject).toMatch(/e-?mail|verify/i)
  })
})

describe('mails once a day', () => {
  test('tell of all that was not read, at 8 in the morning of the player', async () => {
    await toClock('12:59')
    const { payload } = await choose({ kind: 'challenges', daily: 1 })
    expect(payload.kinds.filter(({ daily }) => daily === 1).map(({ kind }) => kind)).toEqual(['challenges'])
    await toClock('15:00')
    for (let matches = 0; matches < 3; matches += 1) await challengeOf(app, await app.signIn(ada), [ben])
    await toClock('12:59')
    expect(await subjectsTo(app, ben)).toEqual([])
    await toClock('13:00')
    expect(await subjectsTo(app, ben)).toEqual(['3 notifications on Gauntlet today'])
    await app.advance(2 * DAY)
    expect((await subjectsTo(app, ben)).length).toBe(1)
  })

  test('come to a player who has moved to an earlier morning, and to another of the same mailbox', async () => {
    await toClock('13:30')
    await choose({ kind: 'challenges', daily: 1 })
    await challengeOf(app, await app.signIn(ada), [ben])
    await toClock('13:00')
    await choose({ zone: 'Europe/Berlin' })
    const twin = { ...ben, email: ben.email.replace('@', '+club@') }
    const cleo = await newcomer(app, 'Cleo Clark')
    await app.db.session(session => session.run('update users set email = $1 where id = $2', [twin.email, cleo.id]))
    await app.call(notices.choose, { kind: 'challenges', daily: 1, zone: 'Europe/Berlin' }, cleo)
    await challengeOf(app, await app.signIn(ada), [ben])
    await challengeOf(app, await app.signIn(ada), [cleo])
    await toClock('07:00')
    expect([(await subjectsTo(app, ben)).length, (await subjectsTo(app, twin)).length]).toEqual([2, 1])
  })

  test('tell of a challenge however much else has happened since', async () => {
    await choose({ kind: 'challenges', daily: 1 })
    await challengeOf(app, await app.signIn(ada), [ben])
    await app.db.session(session =>
      session.run(
        `insert into notices (id, user_id, kind, name, params, people, link, created_at)
         select gen_random_uuid(), $1, 'friends', 'accepted', '{}', '{}', '/friends', $2::timestamptz + n * interval '1 s'
         from generate_series(1, 40) n`,
        [ben.id, app.clock.now()],
      ),
    )
    await app.advance(DAY)
    expect(await subjectsTo(app, ben)).toEqual(['1 notification on Gauntlet today'])
  })

  test('are none on a day on which everything was read', async () => {
    await choose({ kind: 'challenges', daily: 1 })
    await challengeOf(app, await app.signIn(ada), [ben])
    await app.call(notices.read, {}, await app.signIn(ben))
    await app.advance(DAY)
    expect(await subjectsTo(app, ben)).toEqual([])
  })

  test('tell of a kind that is kept out of the app, even where all that is in it was read', async () => {
    await choose({ kind: 'challenges', daily: 1, app: 0 })
    await challengeOf(app, await app.signIn(ada), [ben])
    await app.call(notices.read, {}, await app.signIn(ben))
    await app.advance(DAY)
    expect(await subjectsTo(app, ben)).toEqual(['1 notification on Gauntlet today'])
  })

  test('are none of a kind that is no longer wanted by mail, by choice or by the link of a mail', async () => {
    await choose({ kind: 'challenges', daily: 1 })
    await challengeOf(app, await app.signIn(ada), [ben])
    await app.advance(DAY)
    const [, token = ''] = /unsubscribe\/all\/([\w-]+)/.exec((await app.mailTo(ben.email, 'today')).text) ?? []
    await challengeOf(app, await app.signIn(ada), [ben])
    await choose({ kind: 'challenges', email: 0 })
    await app.advance(DAY)
    await choose({ kind: 'challenges', email: 1 })
    await challengeOf(app, await app.signIn(ada), [ben])
    await app.call(notices.unsubscribe, { kind: 'challenges', token })
    await app.advance(DAY)
    expect((await subjectsTo(app, ben)).length).toBe(1)
  })

  test('and those of another kind come by themselves', async () => {
    await choose({ kind: 'friends', daily: 1 })
    await challengeOf(app, await app.signIn(ada), [ben])
    await app.advance(15 * MINUTE)
    expect(await subjectsTo(app, ben)).toEqual([`${ada.name} challenges you`])
  })
})

const linkOf = ({ id }: Challenge) => `/challenge/issue/${id}`

async function readAbout(match: Challenge) {
  const reader = await app.signIn(ben)
  const told = (await noticesOf(app, reader)).notices.find(({ link }) => link === linkOf(match))
  await app.call(notices.read, { id: told?.id ?? '' }, reader)
}
const block = async (player: Player, other: Player) =>
  app.call(blocks.set, { user_id: other.id, active: 1 }, await app.signIn(player))
const takeBack = (match: Challenge) =>
  app.db.session(session =>
    session.run('delete from notices where user_id = $1 and link = $2', [ben.id, linkOf(match)]),
  )

describe('quiet hours', () => {
  test('hold messages to devices back until the night of the player is over', async () => {
    const { payload } = await choose({ quiet_from: 22, quiet_to: 7 })
    expect(payload.quiet).toEqual({ from: 22, to: 7 })
    const device = await subscribe(app, await app.signIn(ben))
    // 23:00 in Chicago.
    await toClock('04:00')
    await challengeOf(app, await app.signIn(ada), [ben])
    app.clock.advance(7 * HOUR + 59 * MINUTE)
    expect(await messagesTo(app, service, device)).toEqual([])
    app.clock.advance(MINUTE)
    expect((await messagesTo(app, service, device)).length).toBe(1)
    await challengeOf(app, await app.signIn(ada), [ben])
    expect((await messagesTo(app, service, device)).length).toBe(2)
  })

  test.each([
    ['was read in the app', readAbout],
    ['stands behind a block of Ben', () => block(ben, ada)],
    ['stands behind a block of Ada', () => block(ada, ben)],
    ['was taken back', takeBack],
  ])('let go what %s meanwhile', async (_, happens) => {
    await choose({ quiet_from: 22, quiet_to: 7 })
    const device = await subscribe(app, await app.signIn(ben))
    await toClock('04:00')
    const cleo = await newcomer(app, 'Cleo Clark')
    const match = await challengeOf(app, await app.signIn(ada), [ben])
    await challengeOf(app, cleo, [ben])
    await happens(match)
    await app.advance(8 * HOUR)
    const titles = (await messagesTo(app, service, device)).map(({ title }) => title)
    expect(titles).toEqual([`${cleo.name} challenges you`])
  })

  test('let go what would come too late: of a match that starts in the night the app alone tells', async () => {
    await choose({ quiet_from: 22, quiet_to: 7 })
    await toClock('01:00')
    const start = new Date(app.clock.now().getTime() + 10 * HOUR).toISOString()
    const match = await challengeOf(app, await app.signIn(ada), [ben], { date: start })
    await accept(app, match, await app.signIn(ben))
    const device = await subscribe(app, await app.signIn(ben))
    await app.advance(8 * HOUR)
    await app.advance(4 * HOUR)
    const titles = (await messagesTo(app, service, device)).map(({ title }) => title)
    expect(titles.filter(title => title.startsWith('In 2 hours'))).toEqual([])
  })

  test('end with the same hour twice', async () => {
    await choose({ quiet_from: 22, quiet_to: 7 })
    expect((await choose({ quiet_from: 0, quiet_to: 0 })).payload.quiet).toBeNull()
  })

  test.each([{ quiet_from: 24, quiet_to: 7 }, { quiet_from: 1.5, quiet_to: 7 }, { zone: 'Mars/Olympus' }])(
    'are hours of a clock that there is: %j',
    async input => {
      expect((await choose(input)).status).toBe(400)
    },
  )
})

const to = (at: string, before = 0) => app.advance(Date.parse(at) - before - app.clock.now().getTime())

describe('in a night in which the clock', () => {
  const nights: [string, string, string, string][] = [
    ['goes back', '2030-11-03T03:30:00Z', '2030-11-03T13:00:00Z', '2030-11-03T14:00:00Z'],
    ['goes forward', '2031-03-09T04:30:00Z', '2031-03-09T12:00:00Z', '2031-03-09T13:00:00Z'],
  ]
  test.each(nights)('%s, devices are quiet until 7, and the daily mail comes at 8', async (_, late, seven, eight) => {
    await to(late)
    await choose({ kind: 'challenges', daily: 1, quiet_from: 22, quiet_to: 7 })
    const device = await subscribe(app, await app.signIn(ben))
    await challengeOf(app, await app.signIn(ada), [ben])
    await to(seven, MINUTE)
    expect(await messagesTo(app, service, device)).toEqual([])
    await to(seven)
    expect((await messagesTo(app, service, device)).length).toBe(1)
    await to(eight, MINUTE)
    expect(await subjectsTo(app, ben)).toEqual([])
    await to(eight)
    expect(await subjectsTo(app, ben)).toEqual(['1 notification on Gauntlet today'])
  })
})
