import { credits, creditTexts } from '@gauntlet/contract/credits/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import { type Player, selfOf } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { accept, challengeOf } from '../../testing/challenges.ts'
import { tournamentOf } from '../../testing/tournaments.ts'
import { addCredits } from './ledger.ts'

const app = testApp()
const [ben] = testPlayers(app, ['Ben Backhand'])

const free = (id: string, player: Player) => app.call(credits.free, { id }, player)
const change = ({ id }: Player, points: number) =>
  app.db.transaction(tx => addCredits(tx, app.app.services, { userId: id, points, reason: 'granted', cause: null }))

test('a player with credits gets none; one without gets ten, once in 24 hours', async () => {
  const ada = await app.player('Ada Ace')
  expect((await free(ada.id, ada)).status).toBe(409)
  await change(ada, -10)
  const { body } = await free(ada.id, ada)
  expect([body.message, body.payload]).toEqual(['Credits added to player account successfully.', { credits: 10 }])
  // Asked again, as after an answer that was lost: nothing more is added.
  expect((await free(ada.id, ada)).payload).toEqual({ credits: 10 })
  await change(ada, -10)
  expect((await free(ada.id, ada)).status).toBe(409)
  await app.advance(24 * HOUR)
  expect((await free(ada.id, ada)).payload).toEqual({ credits: 10 })
  expect((await selfOf(app, ada)).credits).toBe(10)
})

test('credits that wait in a ranked challenge count: it may still be cancelled', async () => {
  const cleo = await app.player('Cleo Clay')
  await change(cleo, -9)
  const challenge = await challengeOf(app, cleo, [ben], { ranked: 1 })
  expect((await selfOf(app, cleo)).credits).toBe(0)
  expect((await free(cleo.id, cleo)).status).toBe(409)
  await accept(app, challenge, ben)
  expect((await free(cleo.id, cleo)).status).toBe(409)
})

test('so do those that wait in a ranked tournament', async () => {
  const fay = await app.player('Fay Forehand')
  await change(fay, -5)
  await tournamentOf(app, fay, { ranked: 1 })
  const { body } = await free(fay.id, fay)
  expect([body.message, (await selfOf(app, fay)).credits]).toEqual([creditTexts.creditsLeft, 0])
})

test("another's account is not Ben's to fill, and whether there is one is not told", async () => {
  const dan = await app.player('Dan Drop')
  expect((await free(dan.id, ben)).status).toBe(403)
  expect((await free('00000000-0000-4000-8000-000000000000', ben)).status).toBe(403)
})

test('two calls at once add ten once', async () => {
  const eve = await app.player('Eve Even')
  await change(eve, -10)
  await Promise.all([free(eve.id, eve), free(eve.id, eve)])
  expect((await selfOf(app, eve)).credits).toBe(10)
})
