import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import { challengeReasons, challengeTexts } from '@gauntlet/contract/challenges/texts'
import { DAY } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { cancel, challengeOf, playedMatch, report, terms } from '../../testing/challenges.ts'
import { linkedBy } from '../../testing/links.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])

const at = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString()
const issue = async (changes: object, by: Player = ada) =>
  app.send({
    method: 'POST',
    path: '/challenges/issue',
    body: { ...(await terms(app)), ids: [ben.id], ...changes },
    player: by,
  })

describe('the create form', () => {
  test.each([
    [{ sport: '' }, 'sport', 'Please select sport'],
    [{ sport: '00000000-0000-4000-8000-000000000000' }, 'sport', 'We do not know this sport.'],
    [{ date: '' }, 'date', 'Please select Start date & time'],
    [{ date: '2030-02-30T10:00' }, 'date', 'Please select Start date & time'],
    [{ location: '' }, 'location', 'Please enter city'],
    [{ locstate: '' }, 'locstate', 'Please enter state'],
    [{ zip: '' }, 'zip', 'Please enter zip code'],
    [{ zip: '78a01' }, 'zip', 'Digits only.'],
    [{ zip: '00000' }, 'zip', 'We do not know this zip code.'],
    [{ venue: '' }, 'venue', 'Please enter venue'],
    [{ venue: 'x'.repeat(5000) }, 'venue', 'At most 120 characters.'],
    [{ ids: ['nobody'] }, 'ids', 'We do not know this player.'],
    [{ surprise: 1 }, 'surprise', 'This field is not known here.'],
  ])('%o is refused, naming %s', async (wrong, field, message) => {
    const { status, body } = await issue(wrong)
    expect([status, Object.keys(body.errors ?? {}).some(path => path.startsWith(field)), body.message]).toEqual([
      400,
      true,
      message,
    ])
  })

  test('the first failing field gives the message', async () => {
    const { body } = await app.send({ method: 'POST', path: '/challenges/issue', body: {}, player: ada })
    expect(body.message).toBe('Please select sport')
  })

  test('a time without an offset is wall time at the venue', async () => {
    const challenge = await challengeOf(app, ada, [ben], { date: '2030-07-04T18:30' })
    expect(challenge.challenge_start).toBe('2030-07-04T23:30:00.000Z')
    await cancel(app, challenge, ada)
  })
})

const refused = async (changes: object, by: Player = ada) => {
  const { status, body } = await issue(changes, by)
  return [status, body.message]
}

describe('issuing is refused with the reason', () => {
  test('to oneself', async () => {
    expect(await refused({ ids: [ada.id] })).toEqual([409, challengeReasons.yourself])
  })
  test('to somebody who does not play the sport', async () => {
    const cleo = await app.player('Cleo Chess', { sports: ['Chess'] })
    expect(await refused({ ids: [cleo.id] })).toEqual([409, challengeReasons.not_their_sport])
  })
  test('in a sport that one does not play', async () => {
    expect(await refused({ sport: await app.sportId('Golf') })).toEqual([409, challengeReasons.not_your_sport])
  })
  test('with a start in the past, too far ahead, or not on ten minutes', async () => {
    expect(await refused({ date: at(-DAY) })).toEqual([409, challengeReasons.start_past])
    expect(await refused({ date: '2032-01-01T12:00' })).toEqual([409, challengeReasons.start_too_far])
    expect(await refused({ date: '2030-07-04T18:35' })).toEqual([409, challengeReasons.start_minutes])
  })
  test('a second time, while the same still waits', async () => {
    const first = await challengeOf(app, ada, [ben], { date: '2030-07-05T18:30', venue: 'Center Court' })
    expect(await refused({ date: '2030-07-05T18:30', venue: 'CENTER court' })).toEqual([
      409,
      challengeReasons.identical,
    ])
    await cancel(app, first, ada)
  })
  test('to more than eight players', async () => {
    const nine = Array.from({ length: 9 }, (_, i) => `00000000-0000-4000-8000-00000000000${i}`)
    const { status } = await issue({ ids: nine })
    expect(status).toBe(400)
  })
  test('to somebody who has not verified the e-mail', async () => {
    const dan = await app.register('Dan Unverified')
    expect(await refused({ ids: [dan.id] })).toEqual([400, challengeTexts.unknownPlayer])
  })
  test('to a forty-first new player in 24 hours; neither past opponents nor whoever comes by a link count', async () => {
    const eve = await app.player('Eve Eager')
    const crowd = await Promise.all(
      Array.from({ length: 41 }, (_, i) =>
        app.player(`Fan ${String.fromCharCode(65 + (i % 26), 65 + Math.floor(i / 26))}`),
      ),
    )
    const [met, ...news] = crowd
    if (!met) throw new Error('An empty crowd')
    const match = await playedMatch(app, eve, met)
    await report(app, match, eve, eve)
    await report(app, match, met, eve)
    const [guest] = news
    const code = await linkedBy(app, eve)
    expect((await app.call(linkedChallenges.accept, { code }, guest)).status).toBe(200)
    for (let i = 0; i < 40; i += 8) await challengeOf(app, eve, news.slice(i, i + 8))
    expect(await refused({ ids: [ben.id] }, eve)).toEqual([409, challengeReasons.daily_limit])
    expect((await challengeOf(app, eve, [met])).status).toBe('Pending')
    await app.advance(DAY)
    expect((await challengeOf(app, eve, [ben])).status).toBe('Pending')
  })
  test('ranked, by whom three disputes that ended void have barred', async () => {
    const gus = await app.player('Gus Grudge')
    for (let i = 0; i < 3; i++) {
      const match = await playedMatch(app, gus, ben)
      await report(app, match, ben, ben)
      await app.call(challenges.reject, { id: match.id }, gus)
    }
    await app.advance(30 * DAY)
    const back = await app.signIn(gus)
    expect(await refused({ ranked: 1 }, back)).toEqual([409, challengeReasons.barred])
    expect((await challengeOf(app, back, [ben])).status).toBe('Pending')
  })
})
