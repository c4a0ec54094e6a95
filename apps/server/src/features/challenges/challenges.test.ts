import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import { DAY, HOUR, MINUTE } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { type Player, selfOf } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import {
  accept,
  cancel,
  challengeOf,
  decline,
  letItStart,
  playedMatch,
  report,
  terms,
  view,
} from '../../testing/challenges.ts'
import { subjectsTo } from '../../testing/notices.ts'

const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])

const creditsOf = async (player: Player) => (await selfOf(app, player)).credits
const list = async (which: 'pending' | 'upcoming' | 'past', player: Player) =>
  (await app.call(challenges[which], {}, player)).payload

describe('a direct challenge', () => {
  test('Ada challenges Ben: both see it pending, Ben may accept, Ada may not', async () => {
    const { payload, body } = await app.call(challenges.issue, { ...(await terms(app)), ids: [ben.id] }, ada)
    expect(body.message).toBe('Challenge Sent')
    expect(payload).toMatchObject({
      status: 'Pending',
      user_id: ada.id,
      open_challenge: 0,
      timezone: 'America/Chicago',
    })
    expect(payload.actions.accept.kind).toBe('hidden')
    expect((await view(app, payload, ben)).actions.accept.kind).toBe('allowed')
    for (const player of [ada, ben])
      expect((await list('pending', player)).challenges.map(({ id }) => id)).toContain(payload.id)
    await cancel(app, payload, ada)
  })

  test('Ben accepts: upcoming for both, and new to Ada until she looks', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    const answer = await accept(app, challenge, ben)
    expect([answer.body.message, answer.payload.status]).toEqual(['Challenge accepted successfully.', 'Upcoming'])
    expect((await list('upcoming', ada)).new_count).toBe(1)
    expect((await list('upcoming', ben)).new_count).toBe(0)
    await app.call(challenges.setViewed, { id: challenge.id }, ada)
    expect((await list('upcoming', ada)).new_count).toBe(0)
    await cancel(app, challenge, ada)
    await cancel(app, challenge, ada)
  })

  test('a match that Ada calls off tells both by whom, until Ben accepts again', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    await accept(app, challenge, ben)
    await cancel(app, challenge, ada)
    for (const player of [ada, ben])
      expect(await view(app, challenge, player)).toMatchObject({ status: 'Pending', called_off_by: ada.id })
    await accept(app, challenge, ben)
    expect((await view(app, challenge, ben)).called_off_by).toBeUndefined()
    await cancel(app, challenge, ada)
    await cancel(app, challenge, ada)
  })

  test('accepting twice answers with what stands', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    await accept(app, challenge, ben)
    const again = await accept(app, challenge, ben)
    expect([again.status, again.payload.status]).toEqual([200, 'Upcoming'])
    await cancel(app, challenge, ben)
    await decline(app, challenge, ben)
  })

  test('the last one to decline dismisses it', async () => {
    const challenge = await challengeOf(app, ada, [ben, cleo])
    expect((await decline(app, challenge, ben)).payload.status).toBe('Pending')
    expect((await decline(app, challenge, cleo)).payload.status).toBe('Dismissed')
  })

  test('a stranger is told that there is none', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    for (const row of [challenges.view, challenges.cancel, challenges.reject, challenges.setViewed])
      expect((await app.call(row, { id: challenge.id }, cleo)).status).toBe(404)
    await cancel(app, challenge, ada)
  })

  test('played and reported by both: Complete, with the stars and the win counted', async () => {
    const challenge = await playedMatch(app, ada, ben)
    const first = await report(app, challenge, ada, ada, { [ben.id]: 3 })
    expect([first.body.message, first.payload.status]).toEqual(['Report sent successfully', 'Reporting'])
    expect((await selfOf(app, ben)).rating).toBe(5)
    const second = await report(app, challenge, ben, ada)
    expect([second.body.message, second.payload.status]).toEqual(['Report accepted successfully', 'Complete'])
    expect(second.payload.winnername).toBe('Ada Ace')
    expect((await selfOf(app, ben)).rating).toBe(3)
    expect((await selfOf(app, ada)).sports[0]?._joinData).toMatchObject({
      played: 1,
      wins: 1,
      rank: 500,
      provisional: 1,
    })
  })

  test('a second report is refused and changes nothing', async () => {
    const challenge = await playedMatch(app, ada, ben)
    await report(app, challenge, ada, ada)
    const again = await report(app, challenge, ada, ben)
    expect([again.status, again.body.message]).toEqual([409, 'Reported'])
    expect((await view(app, challenge, ada)).reported_winner_id).toBe(ada.id)
  })

  test('another winner is a dispute, and an operator decides', async () => {
    const challenge = await playedMatch(app, ada, ben)
    await report(app, challenge, ada, ada)
    const other = await report(app, challenge, ben, ben)
    expect(other.payload).toMatchObject({ status: 'Reporting', reject: 1 })
    expect(other.payload.actions.contact.kind).toBe('allowed')
    expect(other.payload.actions.dispute).toEqual({ kind: 'disabled', reason: 'already_disputed' })
  })

  test('a report of somebody who did not play names the field', async () => {
    const challenge = await playedMatch(app, ada, ben)
    const { status, body } = await report(app, challenge, ada, cleo)
    expect([status, body.errors]).toEqual([400, { winner: 'Please select a winner' }])
  })

  test('both say that it was not played: Dismissed', async () => {
    const challenge = await playedMatch(app, ada, ben)
    expect((await cancel(app, challenge, ada)).payload.status).toBe('Reporting')
    expect((await cancel(app, challenge, ben)).payload).toMatchObject({ status: 'Dismissed', ended: 'not_played' })
  })
})

describe('time moves a challenge by itself', () => {
  test('silence for 48 hours and two mails confirm a report', async () => {
    const challenge = await playedMatch(app, ada, ben)
    await report(app, challenge, ada, ada)
    const asked = async () =>
      (await subjectsTo(app, ben)).filter(subject => subject.includes('Confirm or dispute?')).length
    const before = await asked()
    await app.advance(24 * HOUR + MINUTE)
    expect((await asked()) - before).toBe(1)
    await app.advance(23 * HOUR)
    expect((await asked()) - before).toBe(2)
    expect((await view(app, challenge, ben)).status).toBe('Reporting')
    await app.advance(HOUR)
    const late = await view(app, challenge, ben)
    expect(late).toMatchObject({ status: 'Complete', ended: 'silence', reported_winner_id: ada.id })
    expect(late.actions.contact.kind).toBe('allowed')
  })

  test('what a list shows is right at the moment it is read, before any job has run', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    app.clock.advance(2 * DAY + 15 * MINUTE)
    expect((await view(app, challenge, ada)).status).toBe('Dismissed')
    expect((await list('pending', ada)).challenges.map(({ id }) => id)).not.toContain(challenge.id)
    expect((await list('past', ada)).challenges.map(({ id }) => id)).toContain(challenge.id)
    await app.advance(0)
    expect((await view(app, challenge, ada)).ended).toBe('start_passed')
  })

  test('nobody answers for a week, nobody reports for a fortnight: Dismissed', async () => {
    const start = new Date(Date.parse((await terms(app)).date) + 10 * DAY).toISOString()
    const unanswered = await challengeOf(app, ada, [ben], { date: start })
    const unreported = await playedMatch(app, ada, ben)
    await app.advance(7 * DAY)
    expect((await view(app, unanswered, ada)).ended).toBe('unanswered')
    await app.advance(7 * DAY)
    expect((await view(app, unreported, ada)).ended).toBe('unreported')
  })
})

describe('credits', () => {
  test('a ranked challenge costs one, and a declined one gives it back', async () => {
    const before = await creditsOf(ada)
    const challenge = await challengeOf(app, ada, [ben], { ranked: 1 })
    expect(await creditsOf(ada)).toBe((before ?? 0) - 1)
    await decline(app, challenge, ben)
    expect(await creditsOf(ada)).toBe(before)
  })

  test('without a credit a ranked challenge is refused, an unranked one is not', async () => {
    const dan = await app.player('Dan Broke')
    for (let i = 0; i < 10; i++) await challengeOf(app, dan, [ben], { ranked: 1 })
    const { status, body } = await app.call(challenges.issue, { ...(await terms(app)), ids: [ben.id], ranked: 1 }, dan)
    expect([status, body.message]).toEqual([409, challengeReasons.too_few_credits])
    expect((await challengeOf(app, dan, [ben])).status).toBe('Pending')
  })

  test('cancelling once reporting has begun gives nothing back until both agree', async () => {
    const eve = await app.player('Eve Early')
    const challenge = await playedMatch(app, eve, await app.signIn(ben), { ranked: true })
    await cancel(app, challenge, eve)
    expect(await creditsOf(eve)).toBe(9)
  })
})

describe('a ranked result', () => {
  test('moves both ranks from 500 as far as the engine says, and tells each player', async () => {
    const [eve, fay] = [
      await app.player('Eve Even', { sports: ['Chess'] }),
      await app.player('Fay Fair', { sports: ['Chess'] }),
    ]
    const sport = await app.sportId('Chess')
    const pending = await challengeOf(app, eve, [fay], { ranked: 1, sport })
    expect((await view(app, pending, fay)).stake).toEqual({ win: 135, lose: -135, range: null })
    expect((await view(app, pending, fay)).chance).toBeCloseTo(0.5, 9)
    await accept(app, pending, fay)
    await letItStart(app, pending)
    await report(app, pending, eve, fay)
    await report(app, pending, fay, fay)
    expect((await view(app, pending, eve)).rank_change).toEqual({ before: 500, after: 365, change: -135 })
    expect((await view(app, pending, fay)).rank_change).toEqual({ before: 500, after: 635, change: 135 })
    expect((await selfOf(app, fay)).rank).toBe(635)
  })
})
