import { setTimeout as pause } from 'node:timers/promises'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '../../platform/database/database.ts'
import { wonMatch } from '../../testing/feed.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

/** Long enough for a statement to reach the row that another has, and to wait for it. */
const SOON_MS = 100
const MATCHES = 3

const app = testApp()
const [ben, cleo] = testPlayers(app, ['Ben Bold', 'Cleo Clay'])
const matches: string[] = []

const run = (text: string, values: readonly unknown[] = []) => app.db.session(session => session.run(text, values))
const move = (status: string, n: number) => (session: Session) =>
  session.run('update challenge_players set status = $1 where challenge_id = $2', [status, matches[n]])
const takeBack = (n: number) => move(S.dismissed, n)
const end = (n: number) => move(S.complete, n)
/** The number of the match kept as Ben's last: the newest has the highest. */
const last = async () => {
  const [row] = await run('select id from last_plays where user_id = $1', [ben.id])
  return matches.indexOf(String(row?.['id']))
}

/** Both write before either of them commits. */
const bothAtOnce = (one: (session: Session) => Promise<unknown>, other: (session: Session) => Promise<unknown>) =>
  app.db.session(async session => {
    await session.run('begin')
    await one(session)
    const second = app.db.session(other)
    await pause(SOON_MS)
    await session.run('commit')
    await second
  })

beforeAll(async () => {
  for (let n = 0; n < MATCHES; n++) {
    matches.push(await wonMatch(app, ben, cleo))
    const later = `start_at + $1::int * interval '1 day'`
    await run(`update challenge_players set start_at = ${later} where challenge_id = $2`, [n, matches[n]])
  }
})
beforeEach(async () => {
  for (const n of matches.keys()) await app.db.session(end(n))
})

test('where his last two matches are taken back at once, the one before is the last of Ben’s', async () => {
  await bothAtOnce(takeBack(2), takeBack(1))
  expect(await last()).toBe(0)
})

test('where the one before is taken back first, it is the same', async () => {
  await bothAtOnce(takeBack(1), takeBack(2))
  expect(await last()).toBe(0)
})

test('where his last match is taken back while another ends, that one is the last of Ben’s', async () => {
  await app.db.session(takeBack(1))
  await bothAtOnce(takeBack(2), end(1))
  expect(await last()).toBe(1)
})

test('where a match ends while the only other is taken back, it is the last of Ben’s', async () => {
  for (const n of [1, 2]) await app.db.session(takeBack(n))
  await bothAtOnce(end(2), takeBack(0))
  expect(await last()).toBe(2)
})
