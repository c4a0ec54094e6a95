import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, openTestApp, type Player, type TestApp } from '../../testing/app.ts'
import { accept, cancel, challengeOf, decline, view } from '../../testing/challenges.ts'

let app: TestApp
let ada: Player
let ben: Player
let cleo: Player
beforeAll(async () => {
  app = await openTestApp()
  ada = await app.player('Ada Ace')
  ben = await app.player('Ben Baseline')
  cleo = await app.player('Cleo Court')
})
afterAll(() => app.close())

test('each act answers what a look at the challenge would tell the player', async () => {
  const challenge = await challengeOf(app, ada, [ben, cleo])
  const acts: [Player, () => Promise<Answer<Challenge>>][] = [
    [ben, () => accept(app, challenge, ben)],
    [ben, () => accept(app, challenge, ben)],
    [cleo, () => decline(app, challenge, cleo)],
    [ada, () => cancel(app, challenge, ada)],
    [ada, () => cancel(app, challenge, ada)],
  ]
  for (const [player, act] of acts) expect((await act()).payload).toEqual(await view(app, challenge, player))
})
