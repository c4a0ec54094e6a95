import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { NamedEndpoint } from '@gauntlet/contract/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { answerOf, asked, inputAbout } from '../../testing/asking.ts'
import { challengeOf, playedMatch, report } from '../../testing/challenges.ts'
import { fiveWins } from '../../testing/pairs.ts'

// Mia is under 18. Ben is her friend and has played her; to Eve, who has played Ben, she is a stranger.
const app = testApp()
const [mia, ben, eve] = testPlayers(app, ['Mia Minor', 'Ben Baseline', 'Eve Elsewhere'])
let tennis: string
let match: Challenge
let ids: string[] = []

const ask = (from: Player, to: Player) => app.call(friends.send, { friends: [{ id: to.id, active: 1 }] }, from)
const profileFor = async (viewer: Player) => {
  const { status, body } = await app.call(profiles.view, { id: mia.id }, viewer)
  return [status, body.message ?? body.payload?.first_name]
}

beforeAll(async () => {
  tennis = await app.sportId('Tennis Singles')
  const home = { address_line_1: '1 School Rd', address_line_2: '', city: 'Austin', state: 'TX', postal_code: '78701' }
  await app.call(addresses.add, home, mia)
  await app.call(profiles.update, { preference: { age: 15 } }, mia)
  await ask(mia, ben)
  await ask(ben, mia)
  match = await playedMatch(app, ben, mia, { ranked: 1 })
  for (const player of [ben, mia]) await report(app, match, player, mia)
  const known = await playedMatch(app, ben, eve, { ranked: 1 })
  for (const player of [ben, eve]) await report(app, known, player, ben)
  await fiveWins(app, [mia, ben], [await app.player('Gil Grass'), await app.player('Hal Hard')])
  const open = await challengeOf(app, mia, [])
  const direct = await challengeOf(app, mia, [ben])
  ids = [mia.id, ben.id, tennis, match.id, open.id, direct.id]
})

describe('to a friend Mia is there:', () => {
  test('her profile, her rank and what moved it', async () => {
    expect(await profileFor(ben)).toEqual([200, 'Mia'])
    const { payload: mias } = await app.call(profiles.view, { id: mia.id }, ben)
    expect(mias.preference.age_range).toBe('under 18')
    const history = await app.call(ranks.history, { sport: tennis, user_id: mia.id }, ben)
    expect(history.payload).toHaveLength(1)
    expect((await app.call(ranks.of, { a: mia.id, b: tennis }, ben)).status).toBe(200)
    expect((await app.call(ranks.odds, { user_id: mia.id }, ben)).status).toBe(200)
  })

  test('the match that they played, and those of hers that others would not see', async () => {
    const { payload } = await app.call(challenges.past, { x: mia.id }, ben)
    expect(payload.challenges.map(({ id }) => id)).toEqual([match.id])
  })
})

describe('a stranger', () => {
  let stranger: Player
  /** In a new session where one of the calls has ended the last. */
  async function answerTo(row: NamedEndpoint, id: string): Promise<string> {
    const answer = await answerOf(app, row, inputAbout(row.endpoint, id), stranger)
    if (!answer.startsWith('401')) return answer
    stranger = await app.signIn(stranger)
    return answerOf(app, row, inputAbout(row.endpoint, id), stranger)
  }

  beforeAll(() => {
    stranger = eve
  })

  test.each(asked)('is not shown Mia by $noun $name', async row => {
    for (const id of ids) expect(await answerTo(row, id), `about ${id}`).not.toMatch(/\bMia\b|Minor\b|under 18/)
  })

  test("gets 'Failed to get user', as for somebody who is not there", async () => {
    expect(await profileFor(stranger)).toEqual([404, 'Failed to get user'])
    expect((await app.call(challenges.past, { x: mia.id }, stranger)).status).toBe(404)
    expect((await app.call(challenges.view, { id: match.id }, stranger)).status).toBe(404)
    expect((await app.call(ranks.history, { sport: tennis, user_id: mia.id }, stranger)).status).toBe(404)
    expect((await app.call(ranks.odds, { user_id: mia.id }, stranger)).status).toBe(404)
    expect((await app.call(blocks.set, { user_id: mia.id, active: 1 }, stranger)).status).toBe(400)
  })

  test("sees of Ben's matches the one with an adult", async () => {
    stranger = await app.signIn(stranger)
    const { payload } = await app.call(challenges.past, { x: ben.id }, stranger)
    expect(payload.challenges.map(({ opponents }) => opponents.map(({ first_name }) => first_name))).toEqual([['Eve']])
    const history = await app.call(ranks.history, { sport: tennis, user_id: ben.id }, stranger)
    const named = history.payload.map(({ opponents }) =>
      opponents.flatMap(({ players }) => players.map(({ user }) => user.first_name)),
    )
    expect(named).toEqual([['Eve'], []])
  })
})

describe('a player who is no stranger any more', () => {
  test('is one whom Mia asked to be friends', async () => {
    const gus = await app.player('Gus Gym')
    expect(await profileFor(gus)).toEqual([404, 'Failed to get user'])
    await ask(mia, gus)
    expect(await profileFor(gus)).toEqual([200, 'Mia'])
  })

  test('is one who was challenged with her, and of her matches sees no others', async () => {
    const fay = await app.player('Fay Forehand')
    await challengeOf(app, ben, [mia, fay])
    expect(await profileFor(fay)).toEqual([200, 'Mia'])
    const { payload } = await app.call(challenges.past, { x: mia.id }, fay)
    expect(payload.challenges).toEqual([])
  })

  test('is one who has played her, after the friendship too; and who blocks her finds her on that list', async () => {
    await app.call(friends.send, { friends: [{ id: mia.id, active: 0 }] }, ben)
    expect(await profileFor(ben)).toEqual([200, 'Mia'])
    await app.call(blocks.set, { user_id: mia.id, active: 1 }, ben)
    const { payload } = await app.call(blocks.list, {}, ben)
    expect(payload.map(({ id }) => id)).toEqual([mia.id])
    expect((await app.call(blocks.set, { user_id: mia.id, active: 0 }, ben)).status).toBe(200)
  })
})
