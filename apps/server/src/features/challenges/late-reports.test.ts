import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import { KEY_HEADER, KEPT_FOR_LATE, keyTexts } from '@gauntlet/contract/idempotency'
import { DAY, HOUR, MINUTE } from '@gauntlet/contract/time'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { query } from '../../platform/database/query.ts'
import { type Player, selfOf } from '../../testing/app.ts'
import { playedMatch, report, view } from '../../testing/challenges.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])

const CLOSE = [
  [6, 4],
  [3, 6],
  [10, 7],
]

/** A report that Ada made where there was no network, as her app sends it, however often. */
const send = (match: Challenge, key: string, told: object = { score: CLOSE }, player: Player = ada) =>
  app.send({
    method: 'POST',
    path: `/challenges/report/${match.id}`,
    body: told,
    headers: { [KEY_HEADER]: key },
    player,
  })
const tennis = () => playedMatch(app, ada, ben, { ranked: 1, format: 'bo3_mtb' })
const keysKept = query(() => sql<{ count: number }>`select count(*) as count from idempotency_keys`)
const kept = async () => (await keysKept.one(app.db)).count
const forget = () => app.app.services.jobs.runNow('forget-keys')

test('is answered as the first time when it arrives again six days later, though the result is final', async () => {
  const match = await tennis()
  const first = await send(match, 'twice')
  expect([first.status, first.body.message]).toEqual([200, 'Report sent successfully'])
  await report(app, match, ben, ada)
  await app.advance(6 * DAY)
  await forget()
  const before = await selfOf(app, ada)
  expect((await view(app, match, ada)).status).toBe('Complete')

  const again = await send(match, 'twice')
  expect([again.status, again.body]).toEqual([200, first.body])
  expect((await selfOf(app, ada)).sports).toEqual(before.sports)
})

test('is refused where the key came with another score', async () => {
  const match = await tennis()
  await send(match, 'once')
  await app.advance(2 * DAY)
  const other = await send(match, 'once', { score: CLOSE.toReversed() })
  expect([other.status, other.body.message]).toEqual([422, keyTexts.used])
})

test('that arrives for the first time after Ben has disputed is refused, and may be sent again with the key', async () => {
  const match = await tennis()
  await report(app, match, ben, ben)
  await app.send({ path: `/challenges/reject/${match.id}`, player: ada })
  const late = await send(match, 'late')
  expect([late.status, late.body.message]).toEqual([409, challengeReasons.already_disputed])
  expect((await send(match, 'late')).status).toBe(409)
})

test('of which two tabs send the same at once is one report', async () => {
  const match = await tennis()
  const answers = await Promise.all([send(match, 'tabs'), send(match, 'tabs'), send(match, 'tabs')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('has its key forgotten after a week, other acts after a day', async () => {
  await app.advance(KEPT_FOR_LATE + HOUR)
  await forget()
  expect(await kept()).toBe(0)
  const match = await tennis()
  await send(match, 'week')
  await app.send({
    method: 'POST',
    path: `/challenges/edit/${match.id}`,
    body: { message: 'Good match!' },
    headers: { [KEY_HEADER]: 'day' },
    player: ben,
  })
  const both = await kept()
  await app.advance(DAY + MINUTE)
  await forget()
  expect([both, await kept()]).toEqual([both, 1])
  await app.advance(6 * DAY)
  await forget()
  expect(await kept()).toBe(0)
})
