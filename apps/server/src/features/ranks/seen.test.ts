import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { beforeEach, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { challengeOf, playedMatch, report } from '../../testing/challenges.ts'
import { joinTournament, tournamentOf } from '../../testing/tournaments.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const app = testApp()
let count = 0
let ada: Player
let ben: Player
let cleo: Player
beforeEach(async () => {
  const letter = LETTERS[count++]
  const sports = ['Tennis Singles', 'Chess']
  ada = await app.player(`Ada A${letter}`, { sports })
  ben = await app.player(`Ben B${letter}`, { sports })
  cleo = await app.player(`Cleo C${letter}`, { sports })
})

const ask = (tag?: string) =>
  app.send({
    path: '/challenges/pending',
    player: cleo,
    ...(tag !== undefined && { headers: { 'if-none-match': tag } }),
  })

/** After the match that Ada and Ben play meanwhile. */
const nextWeek = () => new Date(Math.ceil(app.clock.now().getTime() / HOUR) * HOUR + 9 * DAY).toISOString()

/** The answer of Cleo's list to her client, which has it from before Ada won. */
async function statusAfterAdaWon(): Promise<number> {
  const match = await playedMatch(app, ada, ben, { ranked: 1 })
  await report(app, match, ada, ada)
  const tag = String((await ask()).headers['etag'])
  expect((await ask(tag)).status).toBe(304)
  expect((await report(app, match, ben, ada)).status).toBe(200)
  return (await ask(tag)).status
}

const chanceOfCleo = async () => (await app.call(challenges.pending, {}, cleo)).payload.challenges[0]?.chance

test('Ada has challenged Cleo and beats Ben meanwhile: Cleo’s list is another one, with her chance of now', async () => {
  await challengeOf(app, ada, [cleo], { date: nextWeek() })
  const before = await chanceOfCleo()
  expect(before).toBe(0.5)
  expect(await statusAfterAdaWon()).toBe(200)
  expect(await chanceOfCleo()).toBeLessThan(0.5)
})

test('a tournament ahead in which both are shows Ada’s new rank', async () => {
  const tournament = await tournamentOf(app, cleo, { tournament_start: nextWeek(), tournament_end: '' })
  await joinTournament(app, tournament, ada)
  expect(await statusAfterAdaWon()).toBe(200)
})

test('a challenge in another sport tells nothing of her tennis: the list stays as it is', async () => {
  await challengeOf(app, ada, [cleo], {
    sport: await app.sportId('Chess'),
    date: nextWeek(),
  })
  expect(await statusAfterAdaWon()).toBe(304)
})

test('a player with nothing ahead with her keeps the list', async () => {
  expect(await statusAfterAdaWon()).toBe(304)
})
