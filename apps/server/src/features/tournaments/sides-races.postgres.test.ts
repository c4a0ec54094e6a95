import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { beforeAll, describe, expect, test } from 'vitest'
import { befriend, DOUBLES } from '../../testing/lineups.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { answerSide, askToSide, doublesCup, joinTournament, viewTournament } from '../../testing/tournaments.ts'

const ROUNDS = 5
const app = testApp()
const [olga, ada, ben, cleo, dan, eve] = testPlayers(
  app,
  ['Olga Organizer', 'Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Deuce', 'Eve Even'],
  { sports: [DOUBLES] },
)
beforeAll(async () => {
  for (const captain of [ada, cleo]) for (const other of [ben, dan, eve]) await befriend(app, captain, other)
})

/** Each side has its captain and no more players than places, and a slot where it is complete. */
async function standsWell(cup: Tournament, answers: readonly { status: number }[]) {
  expect(answers.filter(({ status }) => ![200, 403, 404, 409].includes(status))).toEqual([])
  const { users, accepted, slots } = await viewTournament(app, cup, olga)
  const sides = Map.groupBy(
    users.filter(({ _joinData: { side } }) => side !== null),
    ({ _joinData: { side } }) => side?.captain ?? '',
  )
  for (const [captain, players] of sides) {
    expect(players.map(({ id }) => id)).toContain(captain)
    expect(players.length).toBeLessThanOrEqual(2)
  }
  expect([...sides.values()].filter(players => players.length === 2)).toHaveLength(accepted)
  expect(accepted).toBeLessThanOrEqual(slots)
  return [...sides.keys()]
}
/** Ada has asked Ben, and Cleo has asked Dan. */
async function twoAsk(slots = 8): Promise<Tournament> {
  const cup = await doublesCup(app, olga, { slots })
  for (const [captain, partner] of [
    [ada, ben],
    [cleo, dan],
  ] as const) {
    await joinTournament(app, cup, captain)
    await askToSide(app, cup, captain, partner)
  }
  return cup
}

describe('sides under real concurrency', () => {
  test('two sides are complete at once for the last slot: one is in', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const cup = await twoAsk(1)
      const answers = await Promise.all([answerSide(app, cup, ben), answerSide(app, cup, dan)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(answers.flatMap(({ body }) => body.reason ?? [])).toEqual(['tournaments.full'])
      await standsWell(cup, answers)
    }
  })

  test('a partner accepts while the captain leaves: there is one captain, or nobody', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const cup = await twoAsk()
      const [left, accepted] = await Promise.all([
        app.call(tournaments.leave, { id: cup.id }, ada),
        answerSide(app, cup, ben),
      ])
      expect(left.status).toBe(200)
      const captains = await standsWell(cup, [left, accepted])
      expect(captains.includes(ben.id)).toBe(accepted.status === 200)
      expect(captains).not.toContain(ada.id)
    }
  })

  test('two captains ask the same player at once: one side has asked', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const cup = await doublesCup(app, olga)
      for (const captain of [ada, cleo]) await joinTournament(app, cup, captain)
      const answers = await Promise.all([askToSide(app, cup, ada, eve), askToSide(app, cup, cleo, eve)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      await answerSide(app, cup, eve)
      await standsWell(cup, answers)
    }
  })

  test('the organizer puts two together while one of them asks and the other leaves: never half a place', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const cup = await doublesCup(app, olga)
      for (const player of [ada, cleo, eve]) await joinTournament(app, cup, player)
      const answers = await Promise.all([
        app.call(tournaments.pair, { tournament_id: cup.id, captain: ada.id, player: cleo.id }, olga),
        askToSide(app, cup, cleo, eve),
        app.call(tournaments.leave, { id: cup.id }, ada),
        answerSide(app, cup, eve),
      ])
      expect(await standsWell(cup, answers)).not.toContain(ada.id)
    }
  })

  test('a block comes while a captain asks: they are not on one side', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const cup = await doublesCup(app, olga)
      await joinTournament(app, cup, ada)
      await Promise.all([askToSide(app, cup, ada, eve), app.call(blocks.set, { user_id: ada.id, active: 1 }, eve)])
      const answered = await answerSide(app, cup, eve)
      expect(answered.status).not.toBe(200)
      await app.call(blocks.set, { user_id: ada.id, active: 0 }, eve)
      await befriend(app, ada, eve)
    }
  })
})
