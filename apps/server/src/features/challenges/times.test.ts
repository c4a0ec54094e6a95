import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeTimes } from '@gauntlet/contract/challenges/times'
import { challengeReasons, challengeTexts } from '@gauntlet/contract/challenges/texts'
import { timesTexts } from '@gauntlet/contract/challenges/times-texts'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { accept, challengeOf, decline, letItStart, view } from '../../testing/challenges.ts'
import { textsOf } from '../../testing/notices.ts'
import { openMatch } from '../../testing/open-challenges.ts'
import { answerTimes, inDays, offer, times } from '../../testing/times.ts'

const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])

/** Ada offers three evenings. */
const threeTimes = (players = [ben]) => challengeOf(app, ada, players, times(app, 3, 4))
/** The fields of the form. */
const sent = async () => {
  const { sport, challenge_start, location, state, zip } = await challengeOf(app, ada, [])
  return { sport: sport.id, date: challenge_start, location, locstate: state, zip, venue: 'Court of many times' }
}
const said = ({ status, body }: { status: number; body: { message?: string } }) => [status, body.message]

describe('a challenge with several times', () => {
  test('shows Ben each of them, the earliest as its start', async () => {
    const challenge = await threeTimes()
    const seen = await view(app, challenge, ben)
    expect(seen.offer?.times.map(({ start }) => start)).toEqual([seen.challenge_start, ...inDays(app, 3, 4)])
    expect(seen.offer).toMatchObject({ author_id: ada.id, instead: 0 })
    expect(seen.offer?.times.map(({ suits }) => suits)).toEqual([[ada.id], [ada.id], [ada.id]])
    expect([seen.offer_round, seen.actions.answer_times.kind, seen.actions.offer_times.kind]).toEqual([
      1,
      'allowed',
      'allowed',
    ])
  })

  test('is played at the earliest that suits Ben, at its own venue', async () => {
    const [third = '', fourth = ''] = inDays(app, 3, 4)
    const challenge = await challengeOf(app, ada, [ben], {
      times: [
        { date: fourth, venue: 'North Hall' },
        { date: third, venue: 'South Hall' },
      ],
    })
    const { payload, body } = await answerTimes(app, challenge, ben, 1, 2, 1)
    expect(body.message).toBe(timesTexts.answered)
    expect(payload).toMatchObject({ status: 'Upcoming', challenge_start: third, venue: 'South Hall' })
    expect(await view(app, challenge, ada)).toMatchObject({ status: 'Upcoming', challenge_start: third })
    expect(await textsOf(app, ada)).toContain('Ben Baseline accepted the challenge')
  })

  test('is accepted as it stands by a player who names no time', async () => {
    const challenge = await threeTimes()
    const { payload } = await accept(app, challenge, ben)
    expect(payload).toMatchObject({ status: 'Upcoming', challenge_start: challenge.challenge_start })
  })

  test('moves to a time that also suits Cleo, who answers later, and Ben is told', async () => {
    const challenge = await threeTimes([ben, cleo])
    await answerTimes(app, challenge, ben, 1, 0, 2)
    const { payload } = await answerTimes(app, challenge, cleo, 1, 1, 2)
    const [, fourth] = inDays(app, 3, 4)
    expect([payload.challenge_start, payload.user_count]).toEqual([fourth, 3])
    expect(await textsOf(app, ben)).toContain('Your match has another time')
  })

  test('refuses Cleo, whom nothing suits that suits Ben', async () => {
    const challenge = await threeTimes([ben, cleo])
    await answerTimes(app, challenge, ben, 1, 0)
    expect(said(await answerTimes(app, challenge, cleo, 1, 1, 2))).toEqual([409, challengeReasons.no_common_time])
    expect((await view(app, challenge, ada)).user_count).toBe(2)
  })

  test('waits for an answer until the last of them has passed, and the first cannot be accepted any more', async () => {
    const challenge = await threeTimes()
    await letItStart(app, challenge)
    expect((await view(app, challenge, ben)).status).toBe('Pending')
    expect((await accept(app, challenge, ben)).status).toBe(409)
    expect((await answerTimes(app, challenge, ben, 1, 0)).body.message).toBe(challengeReasons.start_past)
    expect((await answerTimes(app, challenge, ben, 1, 0, 1)).payload.status).toBe('Upcoming')
  })

  test('has at most five of them, each once, and is not open to everyone', async () => {
    const issue = async (...days: number[]) =>
      app.call(challenges.issue, { ...(await sent()), ids: [ben.id], ...times(app, ...days) }, ada)
    expect(said(await issue(3, 4, 5, 6, 7))).toEqual([400, timesTexts.further])
    expect(said(await issue(3, 3))).toEqual([400, timesTexts.twice])
    const open = await app.call(challenges.issue, { ...(await sent()), ids: [], ...times(app, 3) }, ada)
    expect(said(open)).toEqual([409, challengeTexts.oneStart])
  })
  test('in a night of daylight saving names the hours of its venue', async () => {
    const saved = { date: '2031-03-08T18:00', location: 'New York', locstate: 'NY', zip: '10001' }
    const challenge = await challengeOf(app, ada, [ben], {
      ...saved,
      times: [{ date: '2031-03-09T02:30' }, { date: '2031-03-09T18:00' }],
    })
    const seen = await view(app, challenge, ben)
    expect(seen.offer?.times.map(({ start }) => start)).toEqual([
      '2031-03-08T23:00:00.000Z',
      '2031-03-09T07:30:00.000Z',
      '2031-03-09T22:00:00.000Z',
    ])
  })
})

describe('other times', () => {
  test('that Ben offers are taken by Ada, and he plays', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    const { payload: offered } = await offer(app, challenge, ben, 0, 6, 7)
    expect(offered).toMatchObject({ status: 'Pending', offer_round: 1, challenge_start: challenge.challenge_start })
    expect(await textsOf(app, ada)).toContain('Ben Baseline offers other times')
    const { payload } = await answerTimes(app, challenge, ada, 1, 1)
    expect(payload).toMatchObject({ status: 'Upcoming', challenge_start: inDays(app, 7)[0] })
    expect(payload.opponents.map(({ id }) => id)).toEqual([ben.id])
    expect(await textsOf(app, ben)).toContain('Ada Ace agrees to a time')
  })

  test('are closed once Ada has taken one: her match with Ben does not move without him', async () => {
    const challenge = await challengeOf(app, ada, [ben, cleo])
    await offer(app, challenge, ben, 0, 6, 7)
    const { payload } = await answerTimes(app, challenge, ada, 1, 1)
    expect([payload.offer, payload.actions.answer_times.kind]).toEqual([undefined, 'hidden'])
    expect(said(await answerTimes(app, challenge, ada, 1, 0, 1))).toEqual([409, challengeReasons.already_accepted])
    expect((await view(app, challenge, ben)).challenge_start).toBe(inDays(app, 7)[0])
  })

  test('are answered by others, until the tenth', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    for (let round = 0; round < 10; round++)
      expect((await offer(app, challenge, round % 2 === 0 ? ben : ada, round, 3 + round)).status).toBe(200)
    expect(said(await offer(app, challenge, ben, 10, 20))).toEqual([409, challengeReasons.offers_spent])
    expect((await accept(app, challenge, ben)).payload.status).toBe('Upcoming')
  })

  test('are not taken for those that Ben saw before', async () => {
    const challenge = await threeTimes()
    await offer(app, challenge, ada, 1, 6, 7)
    expect(said(await answerTimes(app, challenge, ben, 1, 0))).toEqual([409, challengeReasons.other_offer])
    expect(said(await offer(app, challenge, ben, 1, 8))).toEqual([409, challengeReasons.other_offer])
  })

  test("of which there is one are the start of a challenge, where they are its issuer's", async () => {
    const challenge = await threeTimes()
    const { payload } = await offer(app, challenge, ada, 1, 6)
    expect([payload.offer, payload.challenge_start]).toEqual([undefined, inDays(app, 6)[0]])
    expect((await accept(app, challenge, ben)).payload.challenge_start).toBe(inDays(app, 6)[0])
  })

  test('are gone once Ben, who offered them, declines, and when Ada modifies the date', async () => {
    const challenge = await challengeOf(app, ada, [ben, cleo])
    await offer(app, challenge, ben, 0, 6)
    await decline(app, challenge, ben)
    expect((await view(app, challenge, ada)).offer).toBeUndefined()
    await offer(app, challenge, cleo, 1, 6)
    await app.call(challenges.edit, { id: challenge.id, date: inDays(app, 8)[0] ?? '' }, ada)
    expect((await view(app, challenge, cleo)).offer).toBeUndefined()
  })

  test('are not offered to an open match, by nobody who waits and by no stranger', async () => {
    const match = await openMatch(app, ada, [ben])
    expect((await offer(app, match, ada, 0, 6)).status).toBe(409)
    expect((await offer(app, match, ben, 0, 6)).status).toBe(403)
    const direct = await challengeOf(app, ada, [ben])
    expect((await offer(app, direct, cleo, 0, 6)).status).toBe(404)
  })

  test('wait for nobody who blocks the one who offered them', async () => {
    const dan = await app.player('Dan Deuce')
    const challenge = await challengeOf(app, ada, [dan])
    await offer(app, challenge, dan, 0, 6)
    await app.call(blocks.set, { user_id: dan.id, active: 1 }, ada)
    expect((await answerTimes(app, challenge, ada, 1, 0)).status).not.toBe(200)
    expect((await view(app, challenge, ada)).status).not.toBe('Upcoming')
  })

  test('are in the export of both, with what suits whom it is about', async () => {
    const challenge = await threeTimes([ben, cleo])
    await offer(app, challenge, cleo, 1, 6, 7)
    await answerTimes(app, challenge, ben, 2, 1)
    const own = async ({ token }: Player) => {
      const headers = { authorization: `Bearer ${token}` }
      const file = await app.app.server.inject({ url: `/api${accounts.export.path}`, headers })
      const kept = file.json<{ challenges: { id: string; offer: { own: boolean; suits: number[] | null } }[] }>()
      const offered = kept.challenges.find(({ id }) => id === challenge.id)?.offer
      return [offered?.own, offered?.suits]
    }
    expect([await own(ada), await own(ben), await own(cleo)]).toEqual([
      [false, null],
      [false, [1]],
      [true, null],
    ])
  })
})

test('an answer has at least one time, and a round that there can be', async () => {
  const challenge = await threeTimes()
  const { id } = challenge
  expect(said(await app.call(challengeTimes.answer, { id, round: 1, suits: [] }, ben))).toEqual([
    400,
    timesTexts.choose,
  ])
  const answerTo = async (round: number) => said(await app.call(challengeTimes.answer, { id, round, suits: [0] }, ben))
  for (const round of [-1, 99]) expect(await answerTo(round)).toEqual([400, timesTexts.noSuchOffer])
  expect(await answerTo(7)).toEqual([409, challengeReasons.other_offer])
})
