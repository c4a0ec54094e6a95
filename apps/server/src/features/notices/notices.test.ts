import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { NOTICE_DAYS, notices } from '@gauntlet/contract/notices/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { DAY, MINUTE } from '@gauntlet/contract/time'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { query } from '../../platform/database/query.ts'
import type { Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { accept, cancel, challengeOf, decline, letItStart, playedMatch, report } from '../../testing/challenges.ts'
import { mailsTo, noticesOf, subjectsTo, textsOf } from '../../testing/notices.ts'
import { newcomer, pairOf } from '../../testing/players.ts'

const app = testApp()
let ada: Player
let ben: Player
beforeEach(async () => {
  ;[ada, ben] = await pairOf(app, 'Ada Ace', 'Ben Baseline')
})

const block = query(
  (_db, args: { by: string; whom: string; now: Date }) =>
    sql`insert into blocks (blocker_id, blocked_id, created_at) values (${args.by}::uuid, ${args.whom}::uuid, ${args.now}::timestamptz)`,
)
const makeMinor = query((_db, args: { id: string }) => sql`update users set age = 15 where id = ${args.id}::uuid`)
const suspend = query(
  (_db, args: { id: string; now: Date }) =>
    sql`update users set suspended_at = ${args.now}::timestamptz where id = ${args.id}::uuid`,
)

describe('what a player is told', () => {
  test('stands in the app and comes by e-mail, with the way to it', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    const { notices: told, unread } = await noticesOf(app, ben)
    expect(told[0]).toMatchObject({
      kind: 'challenges',
      text: `${ada.name} challenges you`,
      link: `/challenge/issue/${challenge.id}`,
      read: 0,
    })
    expect(unread).toBe(1)
    expect(await subjectsTo(app, ben)).toEqual([`${ada.name} challenges you`])
  })

  test('is what others did, never what they did themselves', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    await accept(app, challenge, ben)
    app.clock.advance(MINUTE)
    await cancel(app, challenge, ada)
    app.clock.advance(MINUTE)
    await cancel(app, challenge, ada)
    expect(await textsOf(app, ada)).toEqual([`${ben.name} accepted the challenge`])
    expect(await textsOf(app, ben)).toEqual([
      `${ada.name} cancelled a challenge`,
      `${ada.name} called the match off`,
      `${ada.name} challenges you`,
    ])
  })

  test('names the player who declined, when nobody is left to play', async () => {
    await decline(app, await challengeOf(app, ada, [ben]), ben)
    expect(await textsOf(app, ada)).toEqual([`${ben.name} declined your challenge`])
  })

  test('is the result too, except for the player who has just confirmed it', async () => {
    const challenge = await playedMatch(app, ada, ben)
    await report(app, challenge, ada, ada)
    await report(app, challenge, ben, ada)
    const stands = `You won against ${ben.name}.`
    expect([(await textsOf(app, ada)).includes(stands), (await textsOf(app, ben)).includes(stands)]).toEqual([
      true,
      false,
    ])
  })

  test('does not come from somebody they have blocked, while what time does still comes', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    const now = app.clock.now()
    await accept(app, challenge, ben)
    await app.db.transaction(tx => block.affected(tx, { by: ben.id, whom: ada.id, now }))
    await app.call(challenges.edit, { id: challenge.id, message: 'See you' }, ada)
    await letItStart(app, challenge)
    await report(app, challenge, ada, ada)
    expect(await textsOf(app, ben)).toEqual(['How did the Tennis Singles match end?', 'Ada challenges you'])
  })

  test('does not reach a suspended player', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    await app.db.transaction(tx => suspend.affected(tx, { id: ada.id, now: app.clock.now() }))
    const before = (await mailsTo(app, ada)).length
    await accept(app, challenge, ben)
    expect((await mailsTo(app, ada)).length).toBe(before)
  })

  test('is forgotten after 90 days', async () => {
    await challengeOf(app, ada, [ben])
    app.clock.advance((NOTICE_DAYS + 1) * DAY)
    await app.app.services.jobs.runNow('old-notices')
    const kept = query(
      (_db, args: { userId: string }) =>
        sql<{ kept: number }>`select count(*) as kept from notices where user_id = ${args.userId}::uuid`,
    )
    expect(await kept.one(app.db, { userId: ben.id })).toEqual({ kept: 0 })
    ben = await app.signIn(ben)
    expect(await noticesOf(app, ben)).toEqual({ notices: [], unread: 0 })
  })
})

const want = (inApp: 0 | 1) => app.call(notices.choose, { kind: 'challenges', app: inApp }, ben)
describe('a kind that Ben does not want in the app', () => {
  test('is neither listed nor unread there, comes by e-mail as before, and is there once he wants it again', async () => {
    const { payload } = await want(0)
    expect(payload.kinds.filter(kind => kind.app === 0).map(({ kind }) => kind)).toEqual(['challenges'])
    await challengeOf(app, ada, [ben])
    expect(await noticesOf(app, ben)).toMatchObject({ notices: [], unread: 0 })
    expect(await subjectsTo(app, ben)).toEqual([`${ada.name} challenges you`])
    await want(1)
    expect(await noticesOf(app, ben)).toMatchObject({ notices: [{ kind: 'challenges', read: 0 }], unread: 1 })
  })

  test('is not read with all others', async () => {
    await challengeOf(app, ada, [ben])
    await want(0)
    await app.call(notices.read, {}, ben)
    await want(1)
    expect((await noticesOf(app, ben)).unread).toBe(1)
  })
})

/** Ben has been challenged by Ada, whom he blocks, and by Cleo, who blocks him. */
async function twoAcrossABlock(): Promise<void> {
  const cleo = await newcomer(app, 'Cleo Clay')
  await challengeOf(app, ada, [ben])
  await challengeOf(app, cleo, [ben])
  await app.call(blocks.set, { user_id: ada.id, active: 1 }, ben)
  await app.call(blocks.set, { user_id: ben.id, active: 1 }, cleo)
}

const facesOf = async (reader: Player) => (await noticesOf(app, reader)).notices.map(({ actor }) => actor)
describe('the face beside a notice', () => {
  test('is that of the player who did it, and of nobody where time did', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    expect(await facesOf(ben)).toEqual([{ id: ada.id, full_name: ada.name, image: null }])
    await accept(app, challenge, ben)
    await letItStart(app, challenge)
    expect((await facesOf(ben))[0]).toBe(null)
  })

  test('is not shown across a block, whichever of the two set it', async () => {
    await twoAcrossABlock()
    expect(await facesOf(ben)).toEqual([null, null])
  })

  test('is not that of a suspended player', async () => {
    await challengeOf(app, ada, [ben])
    await app.db.transaction(tx => suspend.affected(tx, { id: ada.id, now: app.clock.now() }))
    expect(await facesOf(ben)).toEqual([null])
  })

  test('is not that of a player under 18 who is no friend and does not play with the reader', async () => {
    await challengeOf(app, ada, [ben])
    await app.db.transaction(tx => makeMinor.affected(tx, { id: ada.id }))
    expect(await facesOf(ben)).toEqual([null])
  })
})

describe('a player whom the reader may not see', () => {
  const HOME = { address_line_1: '1 Main St', address_line_2: '', city: 'Denver', state: 'CO', postal_code: '80202' }
  const rename = () =>
    app.call(profiles.update, { first_name: 'Adele', last_name: 'Newname', preference: { addresses: [HOME] } }, ada)

  test('is told by a first name across a block, whichever of the two set it', async () => {
    await twoAcrossABlock()
    expect((await rename()).status).toBe(200)
    expect((await textsOf(app, ben)).toSorted()).toEqual(['Adele challenges you', 'Cleo challenges you'])
  })

  test('is told without a name if they are under 18', async () => {
    await challengeOf(app, ada, [ben])
    await app.db.transaction(tx => makeMinor.affected(tx, { id: ada.id }))
    expect(await textsOf(app, ben)).toEqual(['A player challenges you'])
  })

  test('is named again once the block is gone', async () => {
    await challengeOf(app, ada, [ben])
    for (const active of [1, 0] as const) await app.call(blocks.set, { user_id: ada.id, active }, ben)
    expect(await textsOf(app, ben)).toEqual([`${ada.name} challenges you`])
  })
})

describe('a notice is read', () => {
  test('once its challenge was looked at', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    await app.call(challenges.setViewed, { id: challenge.id }, ben)
    expect(await noticesOf(app, ben)).toMatchObject({ unread: 0, notices: [{ read: 1 }] })
  })

  test('one by one, or all at once', async () => {
    for (let n = 0; n < 3; n += 1) await challengeOf(app, ada, [ben])
    const [newest] = (await noticesOf(app, ben)).notices
    await app.call(notices.read, { id: newest?.id }, ben)
    expect((await noticesOf(app, ben)).unread).toBe(2)
    await app.call(notices.read, {}, ben)
    expect((await noticesOf(app, ben)).unread).toBe(0)
  })

  test('by nobody else', async () => {
    await challengeOf(app, ada, [ben])
    const [newest] = (await noticesOf(app, ben)).notices
    await app.call(notices.read, { id: newest?.id }, ada)
    expect((await noticesOf(app, ben)).unread).toBe(1)
  })

  test('and the list is a 304 until then', async () => {
    await challengeOf(app, ada, [ben])
    const { headers } = await app.call(notices.list, {}, ben)
    const again = () =>
      app.app.server.inject({
        url: '/api/notices',
        headers: { authorization: `Bearer ${ben.token}`, 'if-none-match': String(headers['etag']) },
      })
    expect((await again()).statusCode).toBe(304)
    await app.call(notices.read, {}, ben)
    expect((await again()).statusCode).toBe(200)
  })
})
