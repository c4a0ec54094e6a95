import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { byLinkTexts, linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import type { SentOf } from '@gauntlet/contract/endpoint'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { challengeOf, view } from '../../testing/challenges.ts'
import { codeOf } from '../../testing/links.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { inDays, offer, times } from '../../testing/times.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])
const byLink = (more = {}) => challengeOf(app, ada, [], { by_link: 1, venue: 'Quince Park', ...more })
const accept = async (challenge: Challenge, player: Player, suits?: number[]) => {
  const code = await codeOf(app, challenge, ada)
  const chosen = suits && { times: { round: challenge.offer_round ?? 0, suits } }
  expect((await app.call(linkedChallenges.accept, { code, ...chosen }, player)).body.message).toBe(byLinkTexts.waits)
  return code
}
/** The words of the confirmation, and where it leads. */
const confirm = async (player: Player) => {
  const token = await app.linkTo(player.email, 'verify')
  const { body, payload } = await app.call(sessions.verify, { token }, player)
  return [body.message, payload.to]
}
const edit = (challenge: Challenge, changes: Partial<SentOf<typeof challenges.edit>>) =>
  app.call(challenges.edit, { id: challenge.id, ...changes }, ada)

describe('somebody who signs up to accept', () => {
  test.each<[string, string, () => Partial<SentOf<typeof challenges.edit>>]>([
    ['Nia', 'another start', () => ({ date: inDays(app, 9)[0] ?? '' })],
    ['Nora', 'another venue', () => ({ venue: 'Zilker Park' })],
    ['Nell', 'ranks that move', () => ({ ranked: 1 })],
  ])('like %s, has not agreed to %s, and is told so with the confirmation', async (name, _what, changes) => {
    const challenge = await byLink()
    const nia = await app.register(`${name} Newcomer`)
    const code = await accept(challenge, nia)
    expect((await edit(challenge, changes())).status).toBe(200)
    expect(await confirm(nia)).toEqual([byLinkTexts.changed, null])
    expect(await view(app, challenge, ada)).toMatchObject({ status: 'Pending', user_count: 1 })
    expect((await app.call(linkedChallenges.accept, { code }, nia)).payload).toEqual({ challenge_id: challenge.id })
  })

  test('has agreed to what is put in other words', async () => {
    const challenge = await byLink()
    const nia = await app.register('Nan Newcomer')
    await accept(challenge, nia)
    await edit(challenge, { rules: 'Best of five.', message: 'See you there' })
    expect(await confirm(nia)).toEqual([sessionTexts.verified, `/challenge/issue/${challenge.id}`])
  })

  test.each([
    ['Ola', 'had chosen', [1]],
    ['Olga', 'had seen one', undefined],
  ])('and %s, who %s, is told that other times have been offered since', async (name, _what, suits) => {
    const challenge = await byLink(suits ? times(app, 3, 4) : {})
    const nia = await app.register(`${name} Newcomer`)
    await accept(challenge, nia, suits)
    expect((await offer(app, challenge, ada, challenge.offer_round ?? 0, 6, 7)).status).toBe(200)
    expect(await confirm(nia)).toEqual([byLinkTexts.changed, null])
    expect((await view(app, challenge, ada)).status).toBe('Pending')
  })

  test('is told where the place is gone', async () => {
    const challenge = await byLink()
    const nia = await app.register('Pia Newcomer')
    const code = await accept(challenge, nia)
    await app.call(linkedChallenges.accept, { code }, ben)
    expect(await confirm(nia)).toEqual([byLinkTexts.gone, null])
  })
})
