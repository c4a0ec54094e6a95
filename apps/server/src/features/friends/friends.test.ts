import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { friends, type FriendCard, type FriendStatus } from '@gauntlet/contract/friends/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { DAY } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { challengeOf, playedMatch, report, view } from '../../testing/challenges.ts'
import { subjectsTo } from '../../testing/notices.ts'

const app = testApp()
const [ada] = testPlayers(app, ['Ada Ace'])

const NOBODY = '00000000-0000-4000-8000-000000000000'
const send = (by: Player, active: 0 | 1, ...to: { id: string }[]) =>
  app.call(friends.send, { friends: to.map(({ id }) => ({ id, active })) }, by)
const ask = (by: Player, to: Player) => send(by, 1, to)
const end = (by: Player, to: Player) => send(by, 0, to)
const befriend = async (one: Player, other: Player) => [await ask(one, other), await ask(other, one)]
const listed = async (player: Player) =>
  (await app.call(friends.list, {}, player)).payload.map(({ first_name, friends: status }) => [first_name, status])
const between = async (player: Player, { id }: Player): Promise<FriendStatus> =>
  (await app.call(profiles.view, { id }, player)).payload.friends
const setAge = (player: Player, age: number) =>
  app.db.session(session => session.run('update users set age = $1 where id = $2', [age, player.id]))
/** Two players nobody else knows. */
const two = async (one: string, other: string) =>
  [await app.player(`${one} One`), await app.player(`${other} Two`)] as const

/** Of those in an answer, how much of a person is shown. */
const shown = async (answer: Promise<{ payload: { friends: readonly FriendCard[] } }>) =>
  (await answer).payload.friends.map(({ full_name, rank, preference }) => ({ full_name, rank, preference }))

describe('a request', () => {
  test('is seen by both, on lists and profiles, and written to the one who is asked', async () => {
    const [ben, cleo] = await two('Ben', 'Cleo')
    const { payload } = await ask(ben, cleo)
    expect(payload.friends).toEqual([expect.objectContaining({ id: cleo.id, friends: 'sent' })])
    expect([await listed(ben), await listed(cleo)]).toEqual([[['Cleo', 'sent']], [['Ben', 'received']]])
    expect([await between(ben, cleo), await between(cleo, ben)]).toEqual(['sent', 'received'])
    expect(await app.mailTo(cleo.email, 'your friend')).toMatchObject({
      subject: 'Ben One wants to be your friend',
      text: expect.stringContaining('/search/myfriend'),
    })
  })

  test('accepted, the two are friends, see each other’s email, and who asked is told', async () => {
    const [dan, eve] = await two('Dan', 'Eve')
    await befriend(dan, eve)
    expect([await listed(dan), await listed(eve)]).toEqual([[['Eve', 'friend']], [['Dan', 'friend']]])
    expect((await app.call(profiles.view, { id: eve.id }, dan)).payload.email).toBe(eve.email)
    expect(await subjectsTo(app, dan)).toContain('Eve Two is your friend now')
  })

  test.each(['withdrawn', 'declined'] as const)('%s, it is gone for both and nobody is written to', async how => {
    const [one, other] = await two(how, `Not${how}`)
    await ask(one, other)
    await app.app.settle()
    const mails = app.mails.length
    await (how === 'withdrawn' ? end(one, other) : end(other, one))
    await app.app.settle()
    expect([await listed(one), await listed(other)]).toEqual([[], []])
    expect(app.mails.length).toBe(mails)
  })

  test('a friend stands on the list with the sport that both play, and one who has not answered without', async () => {
    const [nia, otto] = await two('Nia', 'Otto')
    await befriend(nia, otto)
    await ask(nia, ada)
    const list = (await app.call(friends.list, {}, nia)).payload
    expect(
      list.map(({ first_name, rank, chance, _matchingData }) => [first_name, rank, chance, _matchingData]),
    ).toEqual([
      [
        'Otto',
        500,
        0.5,
        { Sports: expect.objectContaining({ name: 'Tennis Singles' }), UsersSports: expect.anything() },
      ],
      ['Ada', null, undefined, undefined],
    ])
  })

  test('friends are ended by one of them, and may ask again at once', async () => {
    const [fay, gus] = await two('Fay', 'Gus')
    await befriend(fay, gus)
    await end(gus, fay)
    expect(await between(fay, gus)).toBe('none')
    expect((await ask(fay, gus)).status).toBe(200)
  })

  test('is not mailed to a player who wants no mail', async () => {
    const [hal, ida] = await two('Hal', 'Ida')
    await app.db.session(session => session.run('update users set email_notices = false where id = $1', [ida.id]))
    await ask(hal, ida)
    expect(await subjectsTo(app, ida)).toEqual([])
  })
})

describe('refused, and nothing is stored', () => {
  test('to oneself, twice, of a friend, of nobody, and to end what is not there', async () => {
    const [jon, kim] = await two('Jon', 'Kim')
    expect(await ask(jon, jon)).toMatchObject({ status: 409, body: { message: 'You cannot be your own friend.' } })
    await ask(jon, kim)
    expect(await ask(jon, kim)).toMatchObject({ status: 409, body: { message: 'You asked to be friends.' } })
    await ask(kim, jon)
    expect(await ask(jon, kim)).toMatchObject({ status: 409, body: { message: 'You are friends.' } })
    expect(await end(jon, ada)).toMatchObject({ status: 409, body: { message: 'There is no request between you.' } })
    for (const call of [send(jon, 1, { id: NOBODY }), send(jon, 0, { id: NOBODY })])
      expect(await call).toMatchObject({ status: 400, body: { errors: { friends: 'We do not know this player.' } } })
    expect(await listed(jon)).toEqual([['Kim', 'friend']])
  })

  test('one of several refuses them all', async () => {
    const [leo, mia] = await two('Leo', 'Mia')
    expect((await send(leo, 1, mia, { id: NOBODY })).status).toBe(400)
    expect((await send(leo, 1, mia, mia)).status).toBe(409)
    expect(await listed(mia)).toEqual([])
    expect((await send(leo, 1, mia, ada)).payload.friends.map(({ friends: status }) => status)).toEqual([
      'sent',
      'sent',
    ])
  })

  test('again within 7 days, however the first one ended', async () => {
    const [ned, oda] = await two('Ned', 'Oda')
    await ask(ned, oda)
    await end(oda, ned)
    expect((await ask(ned, oda)).body.message).toContain('7 days')
    await app.advance(7 * DAY)
    expect((await ask(ned, oda)).status).toBe(200)
  })

  test('an under-18 who asks another reads no more than a first name until the other agrees', async () => {
    const [noor, lia] = await two('Noor', 'Lia')
    await setAge(noor, 15)
    await setAge(lia, 12)
    const first = {
      full_name: 'Lia',
      rank: null,
      preference: { image: null, age_range: null, gender: null, location: null },
    }
    expect(await shown(ask(noor, lia))).toEqual([first])
    expect(await app.call(friends.list, {}, noor)).toMatchObject({ payload: [first] })
    expect(await shown(end(noor, lia))).toEqual([first])
    await befriend(noor, lia)
    expect(await app.call(friends.list, {}, noor)).toMatchObject({ payload: [{ full_name: 'Lia Two' }] })
  })

  test('an adult does not ask an under-18, who may ask the adult', async () => {
    const [pat, quin] = await two('Pat', 'Quin')
    await setAge(quin, 17)
    expect((await ask(pat, quin)).body).toEqual((await send(pat, 1, { id: NOBODY })).body)
    expect((await ask(quin, pat)).status).toBe(200)
    expect((await ask(pat, quin)).status).toBe(200)
    expect(await between(pat, quin)).toBe('friend')
  })
})

describe('on a challenge', () => {
  test('who meets an under-18 there sees them, and is told that they ask first', async () => {
    const [coach, [una, vera]] = [await app.player('Coach Carter'), await two('Una', 'Vera')]
    await befriend(coach, una)
    await setAge(una, 15)
    await challengeOf(app, coach, [una, vera])
    expect((await ask(vera, una)).body.message).toBe('Players under 18 ask first.')
  })

  test('Add as Friends asks the other player; asked again, what stands is the answer', async () => {
    const [ray, sue] = await two('Ray', 'Sue')
    const challenge = await challengeOf(app, ray, [sue])
    const add = (by: Player) => app.call(friends.addFriend, { id: challenge.id }, by)
    expect((await add(ray)).payload).toEqual({ friend_status: 'sent' })
    expect((await add(ray)).payload).toEqual({ friend_status: 'sent' })
    const seen = await view(app, challenge, sue)
    expect([seen.friend_status, seen.actions.add_friends.kind]).toEqual(['received', 'allowed'])
    expect((await add(sue)).payload).toEqual({ friend_status: 'friend' })
    expect((await view(app, challenge, ray)).friend_status).toBe('friend')
  })

  test('a player who is not in it has nobody to ask, nor has an open one that nobody joined', async () => {
    const [tom, una] = await two('Tom', 'Una')
    const open = await challengeOf(app, tom, [])
    const direct = await challengeOf(app, tom, [una])
    expect((await app.call(friends.addFriend, { id: open.id }, tom)).status).toBe(403)
    expect((await app.call(friends.addFriend, { id: open.id }, una)).status).toBe(403)
    expect((await app.call(friends.addFriend, { id: direct.id }, ada)).status).toBe(404)
    expect((await app.call(friends.addFriend, { id: NOBODY }, ada)).status).toBe(404)
  })
})

test('the search says what each player found is to the viewer; past matches are those both played', async () => {
  const [vic, wes] = await two('Vic', 'Wes')
  const match = await playedMatch(app, vic, wes)
  for (const player of [vic, wes]) await report(app, match, player, vic)
  await ask(vic, ada)
  const search = async (filter: object) =>
    (await app.call(friends.search, filter, vic)).payload.map(({ first_name, friends: status }) => [first_name, status])
  expect(await search({ past_matches: 1 })).toEqual([['Wes', 'none']])
  expect(await search({ email: ada.email })).toEqual([['Ada', 'sent']])
  expect((await app.call(challenges.past, { x: wes.id }, vic)).payload.total_count).toBe(1)
})
