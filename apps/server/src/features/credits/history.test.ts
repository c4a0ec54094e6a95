import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { credits } from '@gauntlet/contract/credits/endpoints'
import { payments } from '@gauntlet/contract/payments/endpoints'
import { MINUTE } from '@gauntlet/contract/time'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { type Player, selfOf } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { cancel, challengeOf } from '../../testing/challenges.ts'
import { tournamentOf } from '../../testing/tournaments.ts'

const TENNIS = { sports: ['Tennis Singles'] }

const app = testApp()
let ada: Player
let ben: Player
beforeAll(async () => {
  ada = await app.player('Ada Ace', TENNIS)
  ben = await app.player('Ben Baseline', TENNIS)
})

const history = (player: Player, input = {}) => app.call(credits.history, input, player)
/** A moment passes, so that what follows is newer. */
const later = () => app.clock.advance(MINUTE)

test('Ada sees what each credit came from and went for, the newest first, with what was left', async () => {
  later()
  const challenge = await challengeOf(app, ada, [ben], { ranked: 1 })
  later()
  const tournament = await tournamentOf(app, ada, { ranked: 1 })
  later()
  await cancel(app, challenge, ada)
  later()
  const { payload } = await app.call(
    payments.sandboxToken,
    { number: '4242424242424242', exp: '12/34', cvc: '123' },
    ada,
  )
  const bought = await app.call(payments.pay, { amount: 5, point: 50, token: payload.token }, ada)

  const { payload: entries, body } = await history(ada)
  expect(entries.map(({ text, points, balance, about }) => [text, points, balance, about])).toEqual([
    ['Bought', 50, 55, { kind: 'purchase', id: bought.payload.id, title: '$5 for 50 credits', others: [] }],
    [
      'Ranked challenge, given back',
      1,
      5,
      { kind: 'challenge', id: challenge.id, title: 'Tennis Singles', others: ['Ben Baseline'] },
    ],
    ['Ranked tournament', -5, 4, { kind: 'tournament', id: tournament.id, title: tournament.title, others: [] }],
    [
      'Ranked challenge',
      -1,
      9,
      { kind: 'challenge', id: challenge.id, title: 'Tennis Singles', others: ['Ben Baseline'] },
    ],
    ['Welcome credits', 10, 10, null],
  ])
  expect([body.total, entries[0]?.balance]).toEqual([5, (await selfOf(app, ada)).credits])

  // Each link leads somewhere, also to what was cancelled.
  expect((await app.call(challenges.view, { id: challenge.id }, ada)).status).toBe(200)
  await app.call(tournaments.cancel, { id: tournament.id }, ada)
  expect((await app.call(tournaments.view, { id: tournament.id }, ada)).status).toBe(200)
})

test('a page says the same of a credit as the whole list', async () => {
  const whole = (await history(ada)).payload
  for (const page of [1, 2, 3]) {
    const { payload, body } = await history(ada, { page, limit: 2 })
    expect([payload, body.total]).toEqual([whole.slice(2 * (page - 1), 2 * page), whole.length])
  }
})

test('Ben, who was challenged, sees nothing of what Ada paid', async () => {
  const { payload } = await history(ben)
  expect(payload.map(({ text, balance }) => [text, balance])).toEqual([['Welcome credits', 10]])
})

test('what came and went in one moment is told in an order in which it can have been', async () => {
  const cleo = await app.player('Cleo Court')
  const now = app.clock.now()
  for (const [points, reason] of [
    [-10, 'returned'],
    [50, 'granted'],
    [-50, 'chargeback'],
  ])
    await app.db.session(session =>
      session.run(
        'insert into credit_entries (id, user_id, points, reason, created_at) values (gen_random_uuid(), $1, $2, $3, $4)',
        [cleo.id, points, reason, now],
      ),
    )
  const { payload } = await history(cleo)
  expect(payload.at(-1)?.balance).toBe(10)
  expect(payload.map(({ points }) => points > 0)).toEqual([false, false, true, true])
  expect(payload.every(({ balance }) => balance >= 0)).toBe(true)
})
