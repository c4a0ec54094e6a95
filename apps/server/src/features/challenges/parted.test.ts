import { blocks } from '@gauntlet/contract/blocks/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { openChallenges } from '@gauntlet/contract/challenges/open'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { describe, expect, test } from 'vitest'
import { makeMinor } from '../../testing/ages.ts'
import type { Player } from '../../testing/app.ts'
import { accept, cancel, challengeOf, decline, letItStart, report, view } from '../../testing/challenges.ts'
import { befriend } from '../../testing/lineups.ts'
import { codeOf } from '../../testing/links.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

const app = testApp()
const [pia, sam, ben, kim] = testPlayers(app, ['Pia Prey', 'Sam Stalker', 'Ben Baseline', 'Kim Kidd'])

const block = (active: 0 | 1) => app.call(blocks.set, { user_id: sam.id, active }, pia)
const join = (id: string, player: Player) => app.call(openChallenges.join, { challenge_id: id }, player)
const letIn = (id: string, player: Player, issuer: Player) =>
  app.call(openChallenges.answer, { challenge_id: id, user_id: player.id, status: 'accepted' }, issuer)

/** All that Sam reads of a challenge, by its id and in every list. */
async function readBy(player: Player, { id }: Challenge): Promise<string> {
  const answers = await Promise.all([
    app.call(challenges.view, { id }, player),
    app.call(challenges.pending, {}, player),
    app.call(challenges.past, {}, player),
    app.call(challenges.all, {}, player),
    app.call(openChallenges.mine, {}, player),
  ])
  return JSON.stringify(answers.map(({ body }) => body))
}

describe('Sam, whom Pia has blocked and who does not play, reads nowhere where she will be', () => {
  test.each<[string, () => Promise<Challenge>]>([
    [
      'asked beside Ben, who has accepted',
      async () => {
        const match = await challengeOf(app, pia, [sam, ben])
        await accept(app, match, ben)
        return match
      },
    ],
    [
      'had accepted by her link, and cancelled',
      async () => {
        const match = await challengeOf(app, pia, [ben])
        await accept(app, match, ben)
        await app.call(linkedChallenges.accept, { code: await codeOf(app, match, pia) }, sam)
        await cancel(app, match, sam)
        return match
      },
    ],
    [
      'had declined before',
      async () => {
        const match = await challengeOf(app, pia, [sam, ben])
        await decline(app, match, sam)
        await accept(app, match, ben)
        return match
      },
    ],
    [
      'had asked to join',
      async () => {
        const match = await challengeOf(app, pia, [])
        await join(match.id, sam)
        return match
      },
    ],
  ])('%s', async (_how, made) => {
    const match = await made()
    expect(await readBy(sam, match)).toContain(match.id)
    await block(1)
    const read = await readBy(sam, match)
    await block(0)
    expect(read).not.toContain(match.id)
    expect(read).not.toContain('Pia')
  })
})

describe('Kim, who is 15 and a friend of Pia’s,', () => {
  test('is named to no stranger who had asked to join the match that she has won', async () => {
    await makeMinor(app, kim)
    await befriend(app, kim, pia)
    const match = await challengeOf(app, pia, [])
    await join(match.id, sam)
    await app.call(openChallenges.unjoin, { challenge_id: match.id }, sam)
    await join(match.id, ben)
    await join(match.id, kim)
    await letIn(match.id, kim, pia)
    await letItStart(app, match)
    await report(app, match, pia, kim)
    await report(app, match, kim, kim)
    expect((await view(app, match, pia)).winnername).toBe('Kim Kidd')
    for (const stranger of [sam, ben]) {
      const past = await app.call(challenges.past, { x: pia.id }, stranger)
      const read = JSON.stringify(past.body) + (await readBy(stranger, match))
      expect(read).not.toContain('Kim')
      expect(read).not.toContain(kim.id)
    }
  })

  test('becomes nobody’s acquaintance by a link to her match', async () => {
    const match = await challengeOf(app, pia, [kim])
    const code = await codeOf(app, match, pia)
    const seenBy = async (player: Player) => [
      (await app.call(linkedChallenges.open, { code }, player)).status,
      (await app.call(linkedChallenges.accept, { code }, player)).status,
      (await app.call(profiles.view, { id: kim.id }, player)).status,
    ]
    expect(await seenBy(sam)).toEqual([404, 404, 404])
    await befriend(app, kim, ben)
    expect(await seenBy(ben)).toEqual([200, 200, 200])
  })
})

test('a link leads Sam nowhere where somebody in the match has blocked him, before he accepts as after', async () => {
  const match = await challengeOf(app, ben, [pia])
  await accept(app, match, pia)
  const code = await codeOf(app, match, ben)
  await block(1)
  expect((await app.call(linkedChallenges.open, { code }, sam)).status).toBe(404)
  expect((await app.call(linkedChallenges.accept, { code }, sam)).status).toBe(404)
})

test('what Pia writes to a match that Sam asked to join leaves no number behind that he cannot clear', async () => {
  const waiting = async () => (await app.call(openChallenges.waiting, {}, sam)).payload.count
  await block(0)
  const match = await challengeOf(app, pia, [])
  await join(match.id, sam)
  await block(1)
  await app.call(challenges.edit, { id: match.id, message: 'Bring balls' }, pia)
  expect(await waiting()).toBe(0)
  await block(0)
  expect(await waiting()).toBe(0)
})

test('what Ben writes to a match that has turned Sam down is no news to him: he cannot read it', async () => {
  const waiting = async () => (await app.call(openChallenges.waiting, {}, sam)).payload.count
  const match = await challengeOf(app, ben, [])
  await join(match.id, sam)
  const answered = { challenge_id: match.id, user_id: sam.id, status: 'dismissed' } as const
  await app.call(openChallenges.answer, answered, ben)
  await app.call(challenges.setViewed, { id: match.id }, sam)
  expect(await waiting()).toBe(0)
  await app.call(challenges.edit, { id: match.id, message: 'Bring balls' }, ben)
  expect(await waiting()).toBe(0)
})
