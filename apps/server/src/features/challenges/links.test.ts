import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import { byLinkTexts, linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import { challengeLinks } from '@gauntlet/contract/challenges/links'
import { linkTexts } from '@gauntlet/contract/challenges/link-texts'
import { openChallenges } from '@gauntlet/contract/challenges/open'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeMinor } from '../../testing/ages.ts'
import { type Player, selfOf } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { challengeOf, view } from '../../testing/challenges.ts'
import { codeOf, linkedBy } from '../../testing/links.ts'
import { textsOf } from '../../testing/notices.ts'
import { openMatch } from '../../testing/open-challenges.ts'

const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])
const byLink = (issuer = ada) => challengeOf(app, issuer, [], { by_link: 1, venue: 'Quince Park' })
const open = (code: string, player?: Player) => app.call(linkedChallenges.open, { code }, player)
const accept = (code: string, player: Player) => app.call(linkedChallenges.accept, { code }, player)
const confirm = async (player: Player) =>
  app.call(sessions.verify, { token: await app.linkTo(player.email, 'verify') }, player)
const NOWHERE = [404, byLinkTexts.nowhere]
const said = ({ status, body }: { status: number; body: { message?: string } }) => [status, body.message]

describe('a challenge for whoever has its link', () => {
  test('is not open: nobody finds it or looks at it', async () => {
    const challenge = await byLink()
    expect([challenge.open_challenge, challenge.recipients]).toEqual([0, []])
    expect((await app.call(challenges.view, { id: challenge.id }, ben)).status).toBe(404)
    expect((await app.call(openChallenges.join, { challenge_id: challenge.id }, ben)).status).toBe(404)
  })

  test('shows a visitor sport, time, city and the issuer by first name and rank, and not where it is played', async () => {
    const challenge = await byLink()
    const { payload, body } = await open(await codeOf(app, challenge, ada))
    expect(payload).toEqual({
      sport: challenge.sport,
      challenge_start: challenge.challenge_start,
      timezone: challenge.timezone,
      location: 'Austin',
      state: 'TX',
      ranked: 0,
      side_size: null,
      issuer: { first_name: 'Ada', rank: 500, provisional: 1 },
      ends: expect.any(String),
      challenge_id: null,
    })
    expect(JSON.stringify(body)).not.toMatch(/Quince|78701|Ace|@/)
  })

  test('is accepted by it; the issuer is told, and whoever is in it is led to it from then on', async () => {
    const challenge = await byLink()
    const code = await codeOf(app, challenge, ada)
    const accepted = await accept(code, ben)
    expect([accepted.status, accepted.payload.challenge_id]).toEqual([200, challenge.id])
    expect(await view(app, challenge, ben)).toMatchObject({ status: 'Upcoming', venue: 'Quince Park' })
    expect(await textsOf(app, ada)).toContain('Ben Baseline accepted the challenge')
    expect((await accept(code, ben)).payload.challenge_id).toBe(challenge.id)
    expect([(await open(code, ben)).payload.challenge_id, (await open(code, ada)).payload.challenge_id]).toEqual([
      challenge.id,
      challenge.id,
    ])
    expect([said(await open(code)), said(await open(code, cleo)), said(await accept(code, cleo))]).toEqual([
      NOWHERE,
      NOWHERE,
      NOWHERE,
    ])
  })

  test('brings its sport onto the profile of a player who had it not', async () => {
    const dan = await app.player('Dan Deuce', { sports: ['Badminton Singles'] })
    await accept(await linkedBy(app, ada), dan)
    const own = (await app.call(sports.active, {}, dan)).payload.map(({ name }) => name)
    expect(own.toSorted()).toEqual(['Badminton Singles', 'Tennis Singles'])
  })

  test('of two places is accepted by two', async () => {
    const challenge = await byLink()
    const code = await codeOf(app, challenge, ada, 2)
    for (const player of [ben, cleo]) expect((await accept(code, player)).status).toBe(200)
    expect((await view(app, challenge, ada)).opponents.map(({ first_name }) => first_name)).toEqual(['Ben', 'Cleo'])
    const { payload } = await app.call(challengeLinks.view, { id: challenge.id }, ada)
    expect(payload.link).toMatchObject({ places: 2, taken: 2 })
  })

  test('that was open to all plays whoever accepts by the link, without being asked', async () => {
    const match = await openMatch(app, ada)
    await accept(await codeOf(app, match, ada), ben)
    expect(await view(app, match, ben)).toMatchObject({ status: 'Upcoming', matchSet: 1 })
  })
})

describe('a link is made', () => {
  test('by the issuer alone', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    const by = async (player: Player) =>
      (await app.call(challengeLinks.make, { id: challenge.id, places: 1 }, player)).status
    expect([await by(ada), await by(ben), await by(cleo)]).toEqual([200, 403, 404])
    const seen = async (player: Player) => (await app.call(challengeLinks.view, { id: challenge.id }, player)).status
    expect([await seen(ada), await seen(ben), await seen(cleo)]).toEqual([200, 403, 404])
  })

  test('for 1 to 8 players', async () => {
    const { id } = await byLink()
    const { status, body } = await app.call(challengeLinks.make, { id, places: 9 }, ada)
    expect([status, body.errors]).toEqual([400, { places: linkTexts.places }])
  })

  test('and its code is kept nowhere', async () => {
    const code = await linkedBy(app, ada)
    const rows = await app.db.session(session => session.run('select * from challenge_links'))
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})

describe('a player under 18', () => {
  let mia: Player
  beforeAll(async () => {
    mia = await app.player('Mia Minor')
    await makeMinor(app, mia)
  })

  test('shares no challenge by a link', async () => {
    const { id } = await openMatch(app, mia)
    const made = await app.call(challengeLinks.make, { id, places: 1 }, mia)
    expect(said(made)).toEqual([409, challengeReasons.link_minor])
  })

  test('accepts none of a stranger', async () => {
    expect(said(await accept(await linkedBy(app, ada), mia))).toEqual([409, challengeReasons.link_minor])
  })

  test('who said so later is not shown by a link made before', async () => {
    const ned = await app.player('Ned Net')
    const code = await linkedBy(app, ned)
    await app.call(profiles.update, { preference: { age: 16 } }, ned)
    expect(said(await open(code))).toEqual(NOWHERE)
  })
})

describe('somebody without an account', () => {
  test('signs up to accept, and is in the challenge once the email is confirmed', async () => {
    const challenge = await byLink()
    const code = await codeOf(app, challenge, ada)
    const nia = await app.register('Nia Newcomer')
    const waits = await accept(code, nia)
    expect([waits.body.message, waits.payload.challenge_id]).toEqual([byLinkTexts.waits, null])
    expect((await view(app, challenge, ada)).status).toBe('Pending')
    const { payload } = await confirm(nia)
    expect(payload.to).toBe(`/challenge/issue/${challenge.id}`)
    expect(await view(app, challenge, nia)).toMatchObject({ status: 'Upcoming', venue: 'Quince Park' })
    expect((await selfOf(app, nia)).credits).toBe(10)
  })

  test('who confirms too late has an account, and no place', async () => {
    const challenge = await byLink()
    const code = await codeOf(app, challenge, ada)
    const ola = await app.register('Ola Overdue')
    await accept(code, ola)
    await accept(code, ben)
    const confirmed = await confirm(ola)
    expect([confirmed.status, confirmed.payload.to]).toEqual([200, null])
    expect((await app.call(challenges.view, { id: challenge.id }, ola)).status).toBe(404)
  })
})
