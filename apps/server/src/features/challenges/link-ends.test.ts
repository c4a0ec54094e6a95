import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { byLinkTexts, linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challengeLinks } from '@gauntlet/contract/challenges/links'
import { DAY } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { cancel, challengeOf, decline, letItStart, view } from '../../testing/challenges.ts'
import { codeOf } from '../../testing/links.ts'
import { textsOf } from '../../testing/notices.ts'

const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])
const byLink = () => challengeOf(app, ada, [], { by_link: 1 })
const open = (code: string, player?: Player) => app.call(linkedChallenges.open, { code }, player)
const accept = (code: string, player: Player) => app.call(linkedChallenges.accept, { code }, player)
const NOWHERE = [404, byLinkTexts.nowhere]
const said = ({ status, body }: { status: number; body: { message?: string } }) => [status, body.message]

describe('a challenge that Ben was named for and that has a link', () => {
  test('is not over when Ben declines: Cleo accepts by the link', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    const code = await codeOf(app, challenge, ada)
    expect((await decline(app, challenge, ben)).payload.status).toBe('Pending')
    expect(await textsOf(app, ada)).toContain('Ben Baseline declined the challenge')
    expect((await accept(code, cleo)).status).toBe(200)
    expect((await view(app, challenge, cleo)).status).toBe('Upcoming')
  })

  test('is not over when Ben blocks Ada, either', async () => {
    const dora = await app.player('Dora Drop')
    const challenge = await challengeOf(app, dora, [ben])
    await codeOf(app, challenge, dora)
    await app.call(blocks.set, { user_id: dora.id, active: 1 }, ben)
    expect((await view(app, challenge, dora)).status).toBe('Pending')
  })

  test.each<[string, (challenge: Challenge) => Promise<unknown>]>([
    ['was revoked', ({ id }) => app.call(challengeLinks.revoke, { id }, ada)],
    ['has ended', () => app.advance(7 * DAY)],
    [
      'is used up',
      async challenge => {
        await accept(await codeOf(app, challenge, ada), cleo)
        await cancel(app, challenge, cleo)
        await decline(app, challenge, cleo)
      },
    ],
  ])('is over when Ben declines after the link %s', async (_how, ends) => {
    const far = new Date(app.clock.now().getTime() + 30 * DAY).toISOString().replace(/T.*/, 'T18:00:00Z')
    const challenge = await challengeOf(app, ada, [ben], { date: far })
    await codeOf(app, challenge, ada)
    await ends(challenge)
    expect((await decline(app, challenge, ben)).payload.status).toBe('Dismissed')
  })
})

test('Ben, who was challenged by name, is led to the match by a link that Cleo has used up, and Dan nowhere', async () => {
  const [dan, eve] = [await app.player('Dan Deuce'), await app.player('Eve Even')]
  const challenge = await challengeOf(app, eve, [ben])
  const code = await codeOf(app, challenge, eve)
  expect((await accept(code, cleo)).status).toBe(200)
  expect((await open(code, ben)).payload.challenge_id).toBe(challenge.id)
  expect(said(await open(code, dan))).toEqual(NOWHERE)
})

describe('a link leads nowhere, and nobody learns why,', () => {
  const dead: [string, () => Promise<string>][] = [
    ['that never was', async () => 'AAAAAAAAAAAAAAAAAAAAAA'],
    ['that is empty', async () => ''],
    [
      'that was revoked',
      async () => {
        const challenge = await byLink()
        const code = await codeOf(app, challenge, ada)
        await app.call(challengeLinks.revoke, { id: challenge.id }, ada)
        return code
      },
    ],
    [
      'whose place another has taken',
      async () => {
        const challenge = await byLink()
        const code = await codeOf(app, challenge, ada)
        await codeOf(app, challenge, ada)
        return code
      },
    ],
    [
      'whose challenge was cancelled',
      async () => {
        const challenge = await byLink()
        const code = await codeOf(app, challenge, ada)
        await cancel(app, challenge, ada)
        return code
      },
    ],
    [
      'whose match has begun',
      async () => {
        const challenge = await byLink()
        const code = await codeOf(app, challenge, ada)
        await letItStart(app, challenge)
        return code
      },
    ],
    [
      'that is a week old',
      async () => {
        const far = new Date(app.clock.now().getTime() + 30 * DAY).toISOString().replace(/T.*/, 'T18:00:00Z')
        const code = await codeOf(app, await challengeOf(app, ada, [], { by_link: 1, date: far }), ada)
        await app.advance(7 * DAY)
        return code
      },
    ],
  ]
  test.each(dead)('%s', async (_what, made) => {
    const code = await made()
    expect([said(await open(code)), said(await open(code, ben)), said(await accept(code, ben))]).toEqual([
      NOWHERE,
      NOWHERE,
      NOWHERE,
    ])
    const newcomer = await app.register('Nia New')
    expect(said(await accept(code, newcomer))).toEqual(NOWHERE)
  })
})
