import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { type Rival, rivals } from '@gauntlet/contract/challenges/rivals'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import type { GivenScore } from '@gauntlet/contract/scores/forms'
import { beforeAll, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { accept, challengeOf, letItStart, playedMatch, report } from '../../testing/challenges.ts'
import { nameForSide } from '../../testing/guests.ts'
import { DOUBLES, doublesOf, lineUp } from '../../testing/lineups.ts'
import { openMatch } from '../../testing/open-challenges.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

const sports = ['Tennis Singles', DOUBLES]
const app = testApp()
const [ada, ben, cleo, dan, eve, mia] = testPlayers(
  app,
  ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Deuce', 'Eve Elsewhere', 'Mia Minor'],
  { sports },
)

async function completed(winner: Player, loser: Player, score?: GivenScore) {
  const { id } = await playedMatch(app, winner, loser)
  for (const player of [winner, loser])
    await app.call(challenges.report, { id, winner: winner.id, ratings: {}, ...(score && { score }) }, player)
}

const wordsOf = ({ player, sports: played }: Rival) =>
  `${player.first_name} ${played.map(({ won, lost, drawn }) => `${won}–${lost}–${drawn}`).join(', ')}`
const metBy = async (viewer: Player, input: { x?: string; against?: string } = {}) =>
  (await app.call(rivals.of, input, viewer)).payload.map(wordsOf)

beforeAll(async () => {
  const sets = [
    [6, 4],
    [3, 6],
    [6, 2],
  ]
  await completed(ada, ben, sets)
  await completed(ben, ada)
  await completed(ada, cleo)
  await completed(cleo, dan)
})

test('Ada’s opponents, the most frequent first, with how it went', async () => {
  expect(await metBy(ada)).toEqual(['Ben 1–1–0', 'Cleo 1–0–0'])
  expect(await metBy(ben)).toEqual(['Ada 1–1–0'])
})

test('the sets are told as she has won and lost them, and the latest match with its time zone', async () => {
  const [against] = (await app.call(rivals.of, { against: ben.id }, ada)).payload
  expect(against?.sports).toMatchObject([{ sets_won: 2, sets_lost: 1 }])
  const latest = (await app.call(challenges.past, { x: ben.id, shared: 1, limit: 1 }, ada)).payload.challenges
  expect([[against?.last, against?.timezone]]).toEqual(
    latest.map(({ challenge_start, timezone }) => [challenge_start, timezone]),
  )
})

test('against one of them she is told of that one alone', async () => {
  expect(await metBy(ada, { against: cleo.id })).toEqual(['Cleo 1–0–0'])
  expect(await metBy(ada, { against: dan.id })).toEqual([])
})

test('Eve reads whom Cleo has met', async () => {
  expect((await metBy(eve, { x: cleo.id })).toSorted()).toEqual(['Ada 0–1–0', 'Dan 1–0–0'])
})

test('a partner is no opponent, and a guest is nobody’s', async () => {
  const before = await metBy(dan)
  const match = await doublesOf(app, dan, [eve])
  await accept(app, match, eve)
  await lineUp(app, match, dan, { add: [ben] })
  await nameForSide(app, match, 'Gus Guest', eve)
  await letItStart(app, match)
  for (const player of [dan, eve]) await report(app, match, player, dan)
  expect(await metBy(eve)).toEqual(['Dan 0–1–0'])
  expect(await metBy(dan)).toEqual(['Eve 1–0–0', ...before])
})

test('a child is told to those who play with them alone', async () => {
  await completed(mia, cleo)
  await app.call(profiles.update, { preference: { age: 15 } }, mia)
  expect(await metBy(cleo, { against: mia.id })).toEqual(['Mia 0–1–0'])
  expect(await metBy(eve, { x: cleo.id, against: mia.id })).toEqual([])
  expect((await app.call(rivals.of, { x: mia.id }, eve)).status).toBe(404)
})

test('behind a block neither is told of the other', async () => {
  await app.call(blocks.set, { user_id: cleo.id, active: 1 }, dan)
  expect(await metBy(cleo, { against: dan.id })).toEqual([])
  expect(await metBy(dan, { against: cleo.id })).toEqual([])
})

test('a match that nobody has confirmed counts for nothing', async () => {
  const before = await metBy(ben)
  const match = await playedMatch(app, ada, ben)
  await report(app, match, ada, ada)
  expect(await metBy(ben)).toEqual(before)
})

test('Ada asks for all challenges that she is shown Ben in', async () => {
  await challengeOf(app, ada, [cleo])
  const open = await challengeOf(app, ada, [ben])
  const all = (await app.call(challenges.all, { with: ben.id }, ada)).payload
  expect(all.map(({ id }) => id)).toContain(open.id)
  expect(all.every(({ users, recipients }) => [...users, ...recipients].some(({ id }) => id === ben.id))).toBe(true)
})

test('a match that Ben has asked to join, as Ada has, is not among them: neither is shown the other', async () => {
  const { id } = await openMatch(app, eve, [ada, ben])
  const own = (await app.call(challenges.all, {}, ada)).payload
  expect(own.map(match => match.id)).toContain(id)
  const all = (await app.call(challenges.all, { with: ben.id }, ada)).payload
  expect(all.map(match => match.id)).not.toContain(id)
})
