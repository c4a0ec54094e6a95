import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { DAY } from '@gauntlet/contract/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Player, selfOf } from '../../testing/app.ts'
import { accept, cancel, letItStart, report, view } from '../../testing/challenges.ts'
import { answerLineup, befriend, DOUBLES, doublesOf, fullDoubles, lineUp } from '../../testing/lineups.ts'
import { answer, join, unjoin } from '../../testing/open-challenges.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { auditRanks } from '../ranks/audit.ts'
import { replaysJob } from '../ranks/replays.ts'

const ROUNDS = 6
const app = testApp()
const [ada, ben, cleo, dan, eve, fay] = testPlayers(
  app,
  ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Deuce', 'Eve Even', 'Fay Fault'],
  { sports: [DOUBLES] },
)
beforeAll(async () => {
  for (const captain of [ada, ben]) for (const other of [cleo, dan, eve, fay]) await befriend(app, captain, other)
})

const ranksOf = async (players: readonly Player[]) => {
  const found: unknown[] = []
  for (const player of players) {
    const sport = (await selfOf(app, player)).sports.find(({ name }) => name === DOUBLES)
    found.push([sport?._joinData.rank, sport?._joinData.provisional])
  }
  return found
}

/** No side has more players than places, nobody is on both, and every answer was a success or said why not. */
async function standsWell(match: Challenge, answers: readonly { status: number }[]) {
  expect(answers.filter(({ status }) => status !== 200 && status !== 409 && status !== 403)).toEqual([])
  const { sides, user_count, users, lineup } = await view(app, match, ada)
  const seats = (sides ?? []).map(({ players }) => players)
  for (const side of seats) expect(side.length).toBeLessThanOrEqual(2)
  const playing = seats.flat().filter(({ state }) => state === 'accepted')
  expect(playing).toHaveLength(user_count)
  expect(new Set(seats.flat().map(({ id }) => id)).size).toBe(seats.flat().length)
  expect(users.map(({ id }) => id).toSorted()).toEqual(playing.map(({ id }) => id).toSorted())
  return { sides: sides ?? [], lineup }
}

describe('doubles under real concurrency', () => {
  test('four friends are asked at once for one place: one is, and the others are told that the side is full', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const match = await doublesOf(app, ada, [ben])
      const answers = await Promise.all([cleo, dan, eve, fay].map(friend => lineUp(app, match, ada, { add: [friend] })))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
      expect(answers.flatMap(({ body }) => body.reason ?? [])).toEqual(Array(3).fill('challenges.side_full'))
      await standsWell(match, answers)
      await cancel(app, match, ada)
      await app.advance(DAY)
    }
  })

  test('both captains name the same player at once: the player is on one side', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const match = await doublesOf(app, ada, [ben])
      await accept(app, match, ben)
      const answers = await Promise.all([ada, ben].map(captain => lineUp(app, match, captain, { add: [cleo] })))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      await standsWell(match, answers)
      await cancel(app, match, ada)
      await cancel(app, match, ada)
      await app.advance(DAY)
    }
  })

  test('a line-up is changed while the player who is asked accepts: what both were told is what stands', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const match = await doublesOf(app, ada, [ben])
      await lineUp(app, match, ada, { add: [cleo] })
      const [changed, accepted] = await Promise.all([
        lineUp(app, match, ada, { remove: [cleo], add: [dan] }),
        answerLineup(app, match, cleo),
      ])
      expect([changed.status, [200, 403].includes(accepted.status)]).toEqual([200, true])
      const { sides } = await standsWell(match, [changed, accepted])
      expect(sides[0]?.players).toEqual([
        { id: ada.id, state: 'accepted' },
        { id: dan.id, state: 'pending' },
      ])
      await cancel(app, match, ada)
      await app.advance(DAY)
    }
  })

  test('three recipients accept at once: two play, one is told that it did not work', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const match = await doublesOf(app, ada, [ben, cleo, dan])
      const answers = await Promise.all([ben, cleo, dan].map(player => accept(app, match, player)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409])
      const { sides } = await standsWell(match, answers)
      expect(sides[1]?.complete).toBe(true)
      await cancel(app, match, ada)
      await cancel(app, match, ada)
      await app.advance(DAY)
    }
  })

  test('everything at once: never three or five, one captain a side', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const match = await doublesOf(app, ada, [])
      for (const player of [ben, cleo]) await join(app, match, player)
      const first = await Promise.all([
        answer(app, match, ada, ben),
        answer(app, match, ada, cleo),
        lineUp(app, match, ada, { add: [dan] }),
        join(app, match, eve),
        unjoin(app, match, cleo),
      ])
      await standsWell(match, first)
      const second = await Promise.all([
        answerLineup(app, match, dan),
        answer(app, match, ada, eve),
        lineUp(app, match, ben, { add: [fay] }),
        unjoin(app, match, ben),
        lineUp(app, match, ada, { remove: [dan], add: [fay] }),
        answerLineup(app, match, fay),
        join(app, match, cleo),
      ])
      const { sides } = await standsWell(match, second)
      for (const { captain, players } of sides)
        expect(captain === null).toBe(players.every(({ state }) => state !== 'accepted'))
      await cancel(app, match, ada)
      await cancel(app, match, ada)
      await app.advance(DAY)
    }
  })

  test('a captain leaves while the partner does: it is Pending, or one of them is captain', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const match = await fullDoubles(app, [
        [ada, cleo],
        [ben, dan],
      ])
      const answers = await Promise.all([cancel(app, match, ben), answerLineup(app, match, dan, 'dismissed')])
      const { sides } = await standsWell(match, answers)
      expect(sides[1]?.players).toEqual([])
      expect((await view(app, match, ada)).status).toBe('Pending')
      await cancel(app, match, ada)
      await app.advance(DAY)
    }
  })

  test('a block comes while the captain names the player: they do not both play', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const match = await doublesOf(app, ada, [ben])
      await accept(app, match, ben)
      const [named] = await Promise.all([
        lineUp(app, match, ada, { add: [eve] }),
        app.call(blocks.set, { user_id: ben.id, active: 1 }, eve),
      ])
      expect([200, 409]).toContain(named.status)
      const answered = await answerLineup(app, match, eve)
      expect(answered.status).not.toBe(200)
      await app.call(blocks.set, { user_id: ben.id, active: 0 }, eve)
      await befriend(app, ben, eve)
      await cancel(app, match, ada)
      await cancel(app, match, ada)
      await app.advance(DAY)
    }
  })

  test('all four report at once: one result, one voice a side', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const match = await fullDoubles(
        app,
        [
          [ada, cleo],
          [ben, dan],
        ],
        { ranked: 0 },
      )
      await letItStart(app, match)
      const answers = await Promise.all([ada, cleo, ben, dan].map(player => report(app, match, player, cleo)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409])
      const { payload } = await app.call(challenges.view, { id: match.id }, ada)
      expect(payload).toMatchObject({ status: 'Complete', reported_winner_id: ada.id })
    }
  })

  test('a player who was named in the report says twice at once not to have played, while it is confirmed: no rank moves', async () => {
    const sport = await app.sportId(DOUBLES)
    const before = await ranksOf([ada, ben, dan, eve])
    for (let round = 0; round < ROUNDS; round++) {
      const match = await fullDoubles(
        app,
        [
          [ada, cleo],
          [ben, dan],
        ],
        { ranked: 1 },
      )
      await letItStart(app, match)
      const lineup = [[ada.id, eve.id], []]
      expect((await app.call(challenges.report, { id: match.id, winner: ada.id, lineup }, ada)).status).toBe(200)
      const answers = await Promise.all([
        answerLineup(app, match, eve, 'dismissed'),
        report(app, match, ben, ada),
        answerLineup(app, match, eve, 'dismissed'),
      ])
      expect(answers[1]?.status).toBe(200)
      expect([answers[0], answers[2]].filter(denied => denied?.status === 200)).toHaveLength(1)
      const { sides } = await standsWell(match, answers)
      expect(sides.map(({ complete }) => complete)).toEqual([false, true])
      expect(await view(app, match, ada)).toMatchObject({ status: 'Complete', rank_change: null })
    }
    await replaysJob({ db: app.db, live: app.app.services.live }).run()
    expect(await ranksOf([ada, ben, dan, eve])).toEqual(before)
    expect((await auditRanks({ db: app.db, clock: app.clock }, sport)).differing).toBe(0)
  })
})
