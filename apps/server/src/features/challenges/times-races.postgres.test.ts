import { expect, test } from 'vitest'
import { accept, challengeOf, view } from '../../testing/challenges.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { answerTimes, inDays, offer, times } from '../../testing/times.ts'

const ROUNDS = 6
const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])
const inOrder = (statuses: number[]) => statuses.toSorted((a, b) => a - b)
const reasons = (answers: readonly { body: { reason?: string } }[]) => answers.flatMap(({ body }) => body.reason ?? [])

test('Ada and Ben offer other times at once: one offer stands, and the other player is told to look again', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const challenge = await challengeOf(app, ada, [ben])
    const answers = await Promise.all([offer(app, challenge, ada, 0, 4, 5), offer(app, challenge, ben, 0, 6, 7)])
    expect(inOrder(answers.map(({ status }) => status))).toEqual([200, 409])
    expect(reasons(answers)).toEqual(['challenges.other_offer'])
    const seen = await view(app, challenge, ada)
    const winner = answers[0].status === 200 ? ada : ben
    expect([seen.offer_round, seen.offer?.author_id]).toEqual([1, winner.id])
  }
})

test('Ben chooses a time while Ada offers others: he plays at one that he saw, or is told to look again', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const challenge = await challengeOf(app, ada, [ben], times(app, 3, 4))
    const [chosen, offered] = await Promise.all([
      answerTimes(app, challenge, ben, 1, 1),
      offer(app, challenge, ada, 1, 6, 7),
    ])
    const seen = await view(app, challenge, ben)
    // Ada offers others for a match that is agreed where Ben was quicker.
    const [, evening] = challenge.offer?.times.map(({ start }) => start) ?? []
    const found = [chosen.status, chosen.body.reason, offered.status, seen.status, seen.challenge_start]
    expect([
      [200, undefined, 200, 'Upcoming', evening],
      [200, undefined, 409, 'Upcoming', evening],
      [409, 'challenges.other_offer', 200, 'Pending', inDays(app, 6)[0]],
    ]).toContainEqual(found)
  }
})

test('Ben and Cleo choose at once: whoever plays can play at the time that stands', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const challenge = await challengeOf(app, ada, [ben, cleo], times(app, 3, 4))
    const starts = challenge.offer?.times.map(({ start }) => start) ?? []
    const suits = [
      [0, 2],
      [1, 2],
    ] as const
    const answers = await Promise.all(
      [ben, cleo].map((player, at) => answerTimes(app, challenge, player, 1, ...(suits[at] ?? []))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await view(app, challenge, ada)).toMatchObject({ user_count: 3, challenge_start: starts[2] })
  }
})

test('two who play ask for another time at once: one is asked for, and the agreed time holds', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const challenge = await challengeOf(app, ada, [ben])
    await accept(app, challenge, ben)
    const answers = await Promise.all([offer(app, challenge, ada, 0, 4), offer(app, challenge, ben, 0, 5)])
    expect(inOrder(answers.map(({ status }) => status))).toEqual([200, 409])
    expect((await view(app, challenge, ada)).challenge_start).toBe(challenge.challenge_start)
  }
})
