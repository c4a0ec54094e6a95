import { linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import { timesTexts } from '@gauntlet/contract/challenges/times-texts'
import { HOUR, MINUTE } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { accept, cancel, challengeOf, view } from '../../testing/challenges.ts'
import { codeOf } from '../../testing/links.ts'
import { textsOf } from '../../testing/notices.ts'
import { answerTimes, inDays, keepTime, offer, times } from '../../testing/times.ts'

const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])
const said = ({ status, body }: { status: number; body: { message?: string } }) => [status, body.message]

const agreed = async () => {
  const challenge = await challengeOf(app, ada, [ben])
  await accept(app, challenge, ben)
  return challenge
}

describe('another time for an agreed match', () => {
  test('leaves the agreed one as it is until Ada agrees; reminders and calendars follow it', async () => {
    const challenge = await agreed()
    const { payload: asked } = await offer(app, challenge, ben, 0, 5)
    expect(asked).toMatchObject({ status: 'Upcoming', challenge_start: challenge.challenge_start })
    expect(asked.offer?.instead).toBe(1)
    expect(await textsOf(app, ada)).toContain('Ben Baseline would like another time')
    const { payload } = await answerTimes(app, challenge, ada, 1, 0)
    const [fifth = ''] = inDays(app, 5)
    expect(payload).toMatchObject({ status: 'Upcoming', challenge_start: fifth })
    expect(payload.offer).toBeUndefined()
    expect(await textsOf(app, ben)).toContain('Your match has another time')
    const headers = { authorization: `Bearer ${ben.token}` }
    const file = await app.app.server.inject({ url: `/api/challenges/calendar/${challenge.id}`, headers })
    expect(file.body).toContain(`DTSTART:${fifth.replaceAll(/[-:]|\.000/g, '')}`)
    await app.advance(new Date(challenge.challenge_start).getTime() + MINUTE - app.clock.now().getTime())
    expect((await view(app, challenge, ada)).status).toBe('Upcoming')
  })

  test('is turned down by whoever keeps the agreed one', async () => {
    const challenge = await agreed()
    await offer(app, challenge, ben, 0, 5)
    const { payload, body } = await keepTime(app, challenge, ada, 1)
    expect([body.message, payload.offer, payload.challenge_start]).toEqual([
      timesTexts.kept,
      undefined,
      challenge.challenge_start,
    ])
    expect(await textsOf(app, ben)).toContain('Ada Ace keeps the agreed time')
  })

  test('is taken once it suits everybody who plays', async () => {
    const challenge = await challengeOf(app, ada, [ben, cleo])
    for (const player of [ben, cleo]) await accept(app, challenge, player)
    await offer(app, challenge, ben, 0, 5, 6)
    expect((await answerTimes(app, challenge, cleo, 1, 0, 1)).payload.challenge_start).toBe(challenge.challenge_start)
    expect((await answerTimes(app, challenge, ada, 1, 1)).payload.challenge_start).toBe(inDays(app, 6)[0])
  })

  test('is gone when the match is called off, and cannot be asked for in the last hour', async () => {
    const challenge = await agreed()
    await offer(app, challenge, ben, 0, 5)
    await cancel(app, challenge, ada)
    expect((await view(app, challenge, ben)).offer).toBeUndefined()
    const other = await agreed()
    await app.advance(new Date(other.challenge_start).getTime() - HOUR / 2 - app.clock.now().getTime())
    expect(said(await offer(app, other, ben, 0, 5))).toEqual([409, challengeReasons.frozen])
  })
})

describe('several times by a link', () => {
  test('are chosen from by whoever has it, without the venue', async () => {
    const challenge = await challengeOf(app, ada, [], { by_link: 1, venue: 'Quince Park', ...times(app, 3, 4) })
    const code = await codeOf(app, challenge, ada)
    const { payload, body } = await app.call(linkedChallenges.open, { code })
    expect(payload.offer?.times).toHaveLength(3)
    expect(JSON.stringify(body)).not.toContain('Quince')
    const round = payload.offer?.round ?? 0
    expect((await app.call(linkedChallenges.accept, { code, times: { round, suits: [2] } }, ben)).status).toBe(200)
    expect((await view(app, challenge, ben)).challenge_start).toBe(inDays(app, 4)[0])
  })

  test('are refused a day that nobody offered', async () => {
    const challenge = await challengeOf(app, ada, [], { by_link: 1, ...times(app, 3) })
    const code = await codeOf(app, challenge, ada)
    const at = (round: number, suit: number) =>
      app.call(linkedChallenges.accept, { code, times: { round, suits: [suit] } }, ben)
    expect((await at(1, 4)).status).toBe(409)
    expect(said(await at(2, 0))).toEqual([409, challengeReasons.other_offer])
  })
})
