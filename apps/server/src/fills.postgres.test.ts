import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { recordResult } from './features/ranks/record.ts'
import type { Session } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { readFills } from './platform/database/migration-files.ts'
import { beginFills, readDerived } from './testing/derived.ts'
import { openMatch } from './testing/open-challenges.ts'
import { testApp, testPlayers } from './testing/opened.ts'
import { doublesEnded, fiveWins } from './testing/pairs.ts'
import { tournamentOf } from './testing/tournaments.ts'

/** It fills all tables several times, which takes long where the machine is busy. */
const TEST_MS = 300_000
const PAIRS = 40
/** Longer than a bite waits before it gives way. */
const LONG_MS = 600

const app = testApp()
const [ada, ben, cleo, dan] = testPlayers(app, ['Ada Ace', 'Ben Bold', 'Cleo Clay', 'Dan Dare'])
let tournamentId: string
let matches = 0

const run = (text: string, values?: readonly unknown[]) => app.db.session(session => session.run(text, values))

/** A match of doubles in a bracket, which moves no rank: who plays it, and how the pairs do. */
async function bracketMatch(winner: 0 | 1): Promise<void> {
  const sides = [
    [ada.id, ben.id],
    [cleo.id, dan.id],
  ]
  const sportId = await app.sportId('Tennis Doubles')
  const cause = { tournamentId, match: matches++ }
  await app.db.transaction(tx => recordResult(tx, app.app.services, { cause, sides, winner, ranked: false, sportId }))
}

beforeAll(async () => {
  tournamentId = (await tournamentOf(app, ada, {})).id
  await fiveWins(app, [ada, ben], [cleo, dan])
  for (let n = 0; n < PAIRS; n++) await bracketMatch(n % 3 === 0 ? 1 : 0)
  for (const player of [ada, ben]) await openMatch(app, player)
  await run(
    `insert into player_places (user_id, city, state, lat, lon, ux, uy, uz, cell)
    select id, 'Austin', 'TX', 30.25, -97.75, cosd(30.25) * cosd(-97.75), cosd(30.25) * sind(-97.75), sind(30.25),
      cell_of(30.25, -97.75)
    from users on conflict do nothing`,
  )
}, TEST_MS)
beforeEach(() => beginFills(app.db))

/** A later result says in the log that one of them no longer counts. */
const takeBack = (session: Session, which: string) =>
  session.run(
    `insert into results (id, sport_id, effective_at, sides, positions, winner_only, ranked, tournament_id, match, voids)
     select $1::uuid, sport_id, effective_at, '[]', '{}', false, ranked, tournament_id, match, id
     from results r where voids is null and match is not null
       and not exists (select from results c where c.voids = r.id) order by ${which} limit 1`,
    [randomUUID()],
  )

const MEANWHILE: Record<string, (session: Session) => Promise<unknown>> = {
  'the first result is taken back': session => takeBack(session, 'seq'),
  'the last result is taken back': session => takeBack(session, 'seq desc'),
  'a player leaves the boards': session =>
    session.run('update users set suspended_at = verified_at where id = $1', [ben.id]),
  'a player comes back to them': session => session.run('update users set suspended_at = null where id = $1', [ben.id]),
  'a player moves': session =>
    session.run('update player_sports set mean = mean + 40, wins = wins + 1 where user_id = $1', [ada.id]),
  'a player goes to live elsewhere': session =>
    session.run(`update player_places set city = city || 'x' where user_id = $1`, [ada.id]),
  'an open challenge is taken': session =>
    session.run(
      `update challenges set status = '2' where id = (
      select id from challenges where open and status = '1' and issuer_id = $1 limit 1)`,
      [ada.id],
    ),
  'a match that ended is made void': session =>
    session.run(
      `update challenge_players set status = '6' where challenge_id = (
      select challenge_id from challenge_players where status = '4' and user_id = $1 order by start_at desc limit 1)`,
      [ada.id],
    ),
  'a tournament moves': session => session.run('update tournaments set lat = lat + 0.5 where id = $1', [tournamentId]),
  'an account goes': session => session.run('update users set deleted_at = verified_at where id = $1', [dan.id]),
}

test.each(Object.entries(MEANWHILE))(
  'where %s by somebody who takes their time, what is filled meanwhile is counted once',
  async (_, act) => {
    const filled = await app.db.session(async session => {
      await session.run('begin')
      await act(session)
      const filling = migrate(app.db)
      await pause(LONG_MS)
      await session.run('commit')
      return filling
    })
    expect(filled).toEqual(readFills().map(({ name }) => name))
    await expectCounted()
  },
  TEST_MS,
)

test.each(Object.entries(MEANWHILE))(
  'where %s after each bite, what is filled is counted once',
  async (_, act) => {
    let acts: Promise<unknown> = Promise.resolve()
    await migrate(app.db, undefined, {
      tell() {
        acts = acts.then(() => app.db.session(act))
      },
    })
    await acts
    await expectCounted()
  },
  TEST_MS,
)

test(
  'while everybody writes, all of it is counted once',
  async () => {
    const over = new AbortController()
    const writing = async (write: () => Promise<unknown>) => {
      while (!over.signal.aborted) await write()
    }
    const writers = [
      writing(() => bracketMatch(0)),
      writing(() => doublesEnded(app, [ada, cleo], [ben, dan], { winner: 1 })),
      writing(() => run('update player_sports set wins = wins + 1 where user_id = $1', [cleo.id])),
      writing(() =>
        run('update users set suspended_at = case when suspended_at is null then verified_at end where id = $1', [
          dan.id,
        ]),
      ),
    ]
    await migrate(app.db)
    over.abort()
    await Promise.all(writers)
    await expectCounted()
  },
  TEST_MS,
)

/** Counted beside those who wrote, and counted again while nobody does. */
async function expectCounted(): Promise<void> {
  const counted = await readDerived(app.db)
  await beginFills(app.db)
  await migrate(app.db)
  const again = await readDerived(app.db)
  expect(counted).toEqual(again)
}
