import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import type { SentOf } from '@gauntlet/contract/endpoint'
import { HOUR, MINUTE } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { type Player, selfOf } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { accept, challengeOf, view } from '../../testing/challenges.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])

const edit = (challenge: Challenge, player: Player, changes: Omit<SentOf<typeof challenges.edit>, 'id'>) =>
  app.call(challenges.edit, { id: challenge.id, ...changes }, player)
const changedMails = () =>
  app.mails.filter(mail => mail.to === ben.email && mail.subject === 'Ada Ace changed a challenge').length
const credits = async () => (await selfOf(app, ada)).credits ?? 0

describe('Modify Challenge', () => {
  test.each([
    [{ sport: '' }, 'Select a sport'],
    [{ date: '' }, 'Please set a date and time'],
    [{ location: '' }, 'Please set city'],
    [{ challengeLocationState: '' }, 'Please set state'],
    [{ challengeLocationZip: '' }, 'Please set zip'],
    [{ venue: '' }, 'Please set venue'],
  ])('%o is refused in the words of its form', async (wrong, message) => {
    const challenge = await challengeOf(app, ada, [ben])
    const { status, body } = await edit(challenge, ada, wrong)
    expect([status, body.message]).toEqual([400, message])
  })

  test("Ada's other date, place and rules are there for Ben, who is told and has not answered", async () => {
    // Of more than five that he has not looked at he would not be told.
    await app.call(notices.read, {}, ben)
    const challenge = await challengeOf(app, ada, [ben])
    await app.call(challenges.setViewed, { id: challenge.id }, ben)
    const mails = changedMails()
    const { body } = await edit(challenge, ada, {
      date: '2030-07-04T18:30',
      location: 'New York',
      challengeLocationState: 'New York',
      challengeLocationZip: '10001',
      venue: 'Center Court',
      rules: 'Best of five.',
    })
    expect(body.message).toBe('Challenge Updated')
    const seen = await view(app, challenge, ben)
    expect(seen).toMatchObject({
      status: 'Pending',
      challenge_start: '2030-07-04T22:30:00.000Z',
      timezone: 'America/New_York',
      location: 'New York',
      venue: 'Center Court',
      rules: 'Best of five.',
      is_new: true,
    })
    expect(seen.actions.accept.kind).toBe('allowed')
    await app.app.settle()
    expect(changedMails() - mails).toBe(1)
  })

  test('the same terms again tell nobody and begin no new wait', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    await app.call(challenges.setViewed, { id: challenge.id }, ben)
    const mails = changedMails()
    const { venue, location } = challenge
    await app.advance(MINUTE)
    const { payload } = await edit(challenge, ada, { venue, location, message: '' })
    expect([payload.becomes_at, changedMails() - mails]).toEqual([challenge.becomes_at, 0])
    expect((await view(app, challenge, ben)).is_new).toBe(false)
  })

  test('turning ranked on costs a credit, turning it off gives it back', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    const before = await credits()
    await edit(challenge, ada, { ranked: 1 })
    expect(await credits()).toBe(before - 1)
    await edit(challenge, ada, { ranked: 0 })
    expect(await credits()).toBe(before)
  })

  test('is refused once Ben has accepted, but for the message; Ben writes his own', async () => {
    const challenge = await challengeOf(app, ada, [ben], { message: 'Hello' })
    await accept(app, challenge, ben)
    const refused = await edit(challenge, ada, { venue: 'Elsewhere', message: 'Elsewhere' })
    expect([refused.status, refused.body.message]).toEqual([409, challengeReasons.upcoming])
    expect((await view(app, challenge, ben)).message).toBe('Hello')
    expect((await edit(challenge, ada, { message: 'Bring balls.' })).status).toBe(200)
    expect((await edit(challenge, ben, { message: 'I will.' })).status).toBe(200)
    const { users } = await view(app, challenge, ada)
    expect(users.map(({ message }) => message)).toEqual(['Bring balls.', 'I will.'])
  })

  test('is refused to Ben', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    expect((await edit(challenge, ben, { venue: 'Elsewhere' })).status).toBe(403)
  })

  test('and every message is refused in the last hour', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    const start = new Date(challenge.challenge_start).getTime()
    await app.advance(start - HOUR - app.clock.now().getTime())
    expect((await view(app, challenge, ada)).frozen).toBe(true)
    for (const [player, change] of [
      [ada, { venue: 'Elsewhere' }],
      [ada, { message: 'Hello' }],
      [ben, { message: 'Hello' }],
    ] as const) {
      const { status, body } = await edit(challenge, player, change)
      expect([status, body.message]).toEqual([409, challengeReasons.frozen])
    }
  })
})

describe('the odds', () => {
  test('are there for both before the answer, ranked or not, and gone once it is agreed', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    expect(await view(app, challenge, ben)).toMatchObject({ chance: 0.5, stake: null })
    await edit(challenge, ada, { ranked: 1 })
    for (const player of [ada, ben])
      expect(await view(app, challenge, player)).toMatchObject({ chance: 0.5, stake: { win: 135, lose: -135 } })
    await accept(app, challenge, ben)
    expect(await view(app, challenge, ben)).toMatchObject({ chance: null, stake: null })
  })

  test('are those of three where two are asked, also for the second after the first accepted', async () => {
    const cleo = await app.player('Cleo Clay')
    const challenge = await challengeOf(app, ada, [ben, cleo], { ranked: 1 })
    await accept(app, challenge, ben)
    const seen = await view(app, challenge, cleo)
    expect(seen.chance).toBeCloseTo(1 / 3, 9)
    expect(seen.stake?.win).toBeGreaterThan(0)
  })

  test('of an open challenge are against its issuer, for whoever looks', async () => {
    const challenge = await challengeOf(app, ada, [], { ranked: 1 })
    expect(await view(app, challenge, ada)).toMatchObject({ chance: null, stake: null })
    expect(await view(app, challenge, ben)).toMatchObject({ chance: 0.5, stake: { win: 135, lose: -135 } })
  })
})
