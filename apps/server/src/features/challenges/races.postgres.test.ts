import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { describe, expect, test } from 'vitest'
import { selfOf } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { accept, cancel, challengeOf, decline, playedMatch, report, terms, view } from '../../testing/challenges.ts'

const ROUNDS = 8
const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])

describe('under real concurrency', () => {
  test('two accept at once: both play', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const challenge = await challengeOf(app, ada, [ben, cleo], { ranked: 0 })
      const answers = await Promise.all([accept(app, challenge, ben), accept(app, challenge, cleo)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect((await view(app, challenge, ada)).opponents).toHaveLength(2)
      await cancel(app, challenge, ada)
      await cancel(app, challenge, ada)
      await app.advance(86_400_000)
    }
  })

  test('the issuer cancels while an opponent accepts: one of them wins, and both are told the truth', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const challenge = await challengeOf(app, ada, [ben])
      const [accepted, cancelled] = await Promise.all([
        accept(app, challenge, ben),
        app.call(challenges.cancel, { id: challenge.id, from: 'pending' }, ada),
      ])
      const { status } = await view(app, challenge, ada)
      expect([accepted.status, cancelled.status, status]).toEqual(
        accepted.status === 200 ? [200, 409, 'Upcoming'] : [409, 200, 'Cancelled'],
      )
      if (status === 'Upcoming') await cancel(app, challenge, ben).then(() => decline(app, challenge, ben))
      await app.advance(86_400_000)
    }
  })

  test('both report the same winner at once: one result, counted once', async () => {
    const [eve, fay] = [await app.player('Eve Even'), await app.player('Fay Fair')]
    for (let round = 1; round <= ROUNDS; round++) {
      const challenge = await playedMatch(app, eve, fay, { ranked: 1 })
      const answers = await Promise.all([report(app, challenge, eve, eve), report(app, challenge, fay, eve)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect((await view(app, challenge, eve)).status).toBe('Complete')
      expect((await selfOf(app, eve)).sports[0]?._joinData).toMatchObject({ played: round, wins: round })
    }
  })

  test('twenty of one report: one is taken', async () => {
    const challenge = await playedMatch(app, ada, ben)
    const tries = Array.from({ length: 20 }, () => report(app, challenge, ada, ada))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  })

  test('an acceptance after cancellation is refused, and nothing changes', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    await cancel(app, challenge, ada)
    expect((await accept(app, challenge, ben)).status).toBe(409)
    expect((await view(app, challenge, ada)).status).toBe('Cancelled')
  })

  test('thirty ranked challenges at once on ten credits: ten are issued, and the balance is 0', async () => {
    const gus = await app.player('Gus Greedy')
    const forms = await Promise.all(Array.from({ length: 30 }, () => terms(app)))
    const answers = await Promise.all(
      forms.map(form => app.call(challenges.issue, { ...form, ids: [ben.id], ranked: 1 }, gus)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect((await selfOf(app, gus)).credits).toBe(0)
  })

  test('twenty of the same challenge at once: one is issued', async () => {
    const form = await terms(app)
    const tries = Array.from({ length: 20 }, () => app.call(challenges.issue, { ...form, ids: [ben.id] }, cleo))
    expect((await Promise.all(tries)).filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('both report at once with different scores: one result, no dispute, and one of two who take over does', async () => {
    const [gus, hal] = [await app.player('Gus Grass'), await app.player('Hal Hard')]
    for (let round = 1; round <= ROUNDS; round++) {
      const { id } = await playedMatch(app, gus, hal, { ranked: 1 })
      const told = [
        [
          [6, 4],
          [6, 4],
        ],
        [
          [6, 0],
          [6, 0],
        ],
      ] as const
      const answers = await Promise.all(
        [gus, hal].map((player, at) =>
          app.call(challenges.report, { id, score: (told[at] ?? []).map(set => [...set]) }, player),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const { payload } = await app.call(challenges.view, { id }, gus)
      expect(payload).toMatchObject({ status: 'Complete', reject: 0, score: null, scores_differ: true })
      const taken = await Promise.all([gus, hal].map(player => app.call(challenges.takeScore, { id }, player)))
      expect(taken.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect((await selfOf(app, gus)).sports[0]?._joinData).toMatchObject({ played: round, wins: round })
    }
  })
})
