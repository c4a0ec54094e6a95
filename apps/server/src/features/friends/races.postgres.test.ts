import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { terms } from '../../testing/challenges.ts'

const ROUNDS = 6
const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])

const send = (by: Player, { id }: Player, active: 0 | 1) => app.call(friends.send, { friends: [{ id, active }] }, by)
const block = (by: Player, { id }: Player, active: 0 | 1) => app.call(blocks.set, { user_id: id, active }, by)
const statusOf = async (player: Player) => (await app.call(friends.list, {}, player)).payload[0]?.friends ?? 'none'

describe('under real concurrency', () => {
  test('two who ask each other at once become friends', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all([send(ada, ben, 1), send(ben, ada, 1)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect([await statusOf(ada), await statusOf(ben)]).toEqual(['friend', 'friend'])
      await send(ada, ben, 0)
    }
  })

  test('twenty of one request: one is taken', async () => {
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => send(ada, ben, 1)))).map(one => one.status)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.filter(status => status === 409)).toHaveLength(19)
    await send(ben, ada, 1)
    await send(ben, ada, 0)
  })

  test('a request and a block at once: nothing is left between the two', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all([send(ben, ada, 1), block(ada, ben, 1)])
      expect([await statusOf(ada), await statusOf(ben)]).toEqual(['none', 'none'])
      await block(ada, ben, 0)
      await app.advance(7 * 86_400_000)
    }
  })

  test('a challenge and a block at once: nothing waits for an answer', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const form = await terms(app)
      await Promise.all([app.call(challenges.issue, { ...form, ids: [ada.id] }, ben), block(ada, ben, 1)])
      expect((await app.call(challenges.pending, {}, ada)).payload.challenges).toEqual([])
      await block(ada, ben, 0)
    }
  })

  test('each blocks the other at once: both blocks stand', async () => {
    const answers = await Promise.all([block(ada, ben, 1), block(ben, ada, 1)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    for (const player of [ada, ben]) expect((await app.call(blocks.list, {}, player)).payload).toHaveLength(1)
  })
})
