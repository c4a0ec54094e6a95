import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeReasons, challengeTexts } from '@gauntlet/contract/challenges/texts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { view } from '../../testing/challenges.ts'
import { answer, join, openMatch, unjoin } from '../../testing/open-challenges.ts'

const ROUNDS = 8
const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])
let crowd: Player[]
beforeAll(async () => {
  crowd = await Promise.all('ABCDEFGHIJ'.split('').map(letter => app.player(`${letter} Crowd`)))
})

describe('an open challenge under real concurrency', () => {
  test('fifty joins and unjoins at once leave what the last answers said', async () => {
    const match = await openMatch(app, ada)
    const taps = crowd.flatMap(player => [join, unjoin, join, unjoin, join].map(tap => ({ tap, player })))
    const answers = await Promise.all(
      taps.map(async ({ tap, player }) => ({ tap, player, status: (await tap(app, match, player)).status })),
    )
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    // With one join more than unjoins a player is in, with as many out.
    const taken = (player: Player, wanted: typeof join) =>
      answers.filter(({ tap, player: by, status }) => tap === wanted && by === player && status === 200).length
    const expected = crowd.filter(player => taken(player, join) > taken(player, unjoin)).map(({ id }) => id)
    const { request_user } = await view(app, match, ada)
    expect(request_user.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
    const seen = await Promise.all(crowd.map(async player => (await view(app, match, player)).matchSet))
    expect(seen).toEqual(crowd.map(({ id }) => (expected.includes(id) ? 1 : 0)))
  })

  test('the issuer cancels while somebody joins: it is cancelled, and one who came too late is told so', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const match = await openMatch(app, ada)
      const [joined, cancelled] = await Promise.all([
        join(app, match, ben),
        app.call(challenges.cancel, { id: match.id, from: 'pending' }, ada),
      ])
      expect([cancelled.status, (await view(app, match, ada)).status]).toEqual([200, 'Cancelled'])
      expect([200, 404]).toContain(joined.status)
      const seen = await app.call(challenges.view, { id: match.id }, ben)
      expect(seen.status).toBe(joined.status)
    }
  })

  test('the issuer cancels while accepting a player: one of the two wins', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const match = await openMatch(app, ada, [ben])
      const [accepted, cancelled] = await Promise.all([
        answer(app, match, ada, ben),
        app.call(challenges.cancel, { id: match.id, from: 'pending' }, ada),
      ])
      const { status } = await view(app, match, ben)
      expect([accepted.status, cancelled.status, status]).toEqual(
        accepted.status === 200 ? [200, 409, 'Upcoming'] : [409, 200, 'Cancelled'],
      )
      expect([challengeTexts.participantAccepted, challengeReasons.closed]).toContain(accepted.body.message)
      expect([challengeTexts.cancelled, challengeReasons.list_changed]).toContain(cancelled.body.message)
    }
  })

  test('a player leaves while being accepted: what both were told is what stands', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const match = await openMatch(app, ada, [ben])
      const [accepted, left] = await Promise.all([answer(app, match, ada, ben), unjoin(app, match, ben)])
      expect(left.status).toBe(200)
      expect([200, 409]).toContain(accepted.status)
      const { status, user_count } = await view(app, match, ada)
      expect([status, user_count]).toEqual(['Pending', 1])
    }
  })

  test('ten are accepted at once: eight play, two are told that it is full', async () => {
    const match = await openMatch(app, ada, crowd)
    const answers = await Promise.all(crowd.map(player => answer(app, match, ada, player)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8)
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.message)
    expect(refused).toEqual([challengeReasons.full, challengeReasons.full])
    expect((await view(app, match, ada)).user_count).toBe(9)
  })
})
