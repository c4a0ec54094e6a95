import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { beforeAll, expect, test } from 'vitest'
import type { Answer, Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { accept, cancel, challengeOf, decline, view } from '../../testing/challenges.ts'

const app = testApp()
let ada: Player
let ben: Player
let cleo: Player
beforeAll(async () => {
  const both = { sports: ['Tennis Singles', 'Badminton Singles'] }
  ada = await app.player('Ada Ace', both)
  ben = await app.player('Ben Baseline', both)
  cleo = await app.player('Cleo Court', both)
})

test('each act answers what a look at the challenge would tell the player', async () => {
  const badminton = await app.sportId('Badminton Singles')
  const challenge = await challengeOf(app, ada, [ben, cleo])
  const edit = (terms: object, player: Player) => app.call(challenges.edit, { id: challenge.id, ...terms }, player)
  const acts: [Player, () => Promise<Answer<Challenge>>][] = [
    [ada, () => edit({ venue: 'Court 9', message: 'Bring a hat.', ranked: 1 }, ada)],
    [ben, () => edit({ message: 'I will.' }, ben)],
    [ada, () => edit({ sport: badminton }, ada)],
    [ben, () => accept(app, challenge, ben)],
    [ben, () => accept(app, challenge, ben)],
    [cleo, () => decline(app, challenge, cleo)],
    [ada, () => cancel(app, challenge, ada)],
    [ada, () => cancel(app, challenge, ada)],
  ]
  for (const [player, act] of acts) expect((await act()).payload).toEqual(await view(app, challenge, player))
})
