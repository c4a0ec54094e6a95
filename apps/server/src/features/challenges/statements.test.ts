import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../../app.ts'
import { openTestApp, type Player, type TestApp } from '../../testing/app.ts'
import { challengeOf } from '../../testing/challenges.ts'
import { overheard } from '../../testing/statements.ts'

let app: TestApp
let node: App
let ada: Player
let ben: Player
const heard: string[] = []
beforeAll(async () => {
  app = await openTestApp()
  node = await app.anotherNode(overheard(app.db, heard))
  ada = await app.player('Ada Ace')
  ben = await app.player('Ben Baseline')
})
afterAll(async () => {
  await node.stop()
  await app.close()
})

/** How many statements a call of Ben's takes to its answer. */
async function statementsOf(url: string, payload?: object): Promise<number> {
  heard.length = 0
  const headers = { authorization: `Bearer ${ben.token}` }
  const answer = await node.server.inject({ url, headers, ...(payload && { method: 'POST' as const, payload }) })
  expect(answer.statusCode).toBe(200)
  // The mail goes out beside the answer, not before it.
  return heard.filter(text => !/^\s*(update mail_outbox|insert into mail_budgets)/.test(text)).length
}

test('accepting a challenge takes at most 13 statements', async () => {
  const { id } = await challengeOf(app, ada, [ben])
  expect(
    await statementsOf(`/api${challenges.answer.path.replace('{id}', id).replace('{status}', 'accepted')}`),
  ).toBeLessThanOrEqual(13)
})
