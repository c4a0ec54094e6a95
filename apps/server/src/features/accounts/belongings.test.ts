import { randomUUID } from 'node:crypto'
import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { calendar } from '@gauntlet/contract/calendar/endpoints'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { begunBracket } from '../../testing/brackets.ts'
import { playedMatch, report } from '../../testing/challenges.ts'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { openMatch } from '../../testing/open-challenges.ts'
import { teamActs } from '../../testing/teams.ts'
import { tournamentOf } from '../../testing/tournaments.ts'
import { fates } from './belongings.testing.ts'

const app = testApp()
let ada: Player
let file: Record<string, unknown>
let before: ReadonlyMap<string, number>
let after: ReadonlyMap<string, number>

const run = (text: string, values: unknown[] = []) => app.db.session(session => session.run(text, values))

/**
 * Every column that references a player, as 'table.column'; by its name, too, since hot tables have no foreign keys.
 */
const columns = async (): Promise<string[]> => {
  const rows = await run(
    `select r.relname || '.' || a.attname as name from pg_class r
     join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
     where r.relkind = 'r' and r.relnamespace = 'public'::regnamespace and (
       exists (select from pg_constraint c where c.contype = 'f' and c.conrelid = r.oid
         and c.confrelid = 'users'::regclass and a.attnum = any(c.conkey))
       or a.atttypid = 'uuid'::regtype
         and a.attname ~ '(user|player|owner|issuer|organizer|inviter|rat(er|ed)|winner|opponent|ask(er|ed)|block(er|ed)|sender|actor)_id$|_by$')`,
  )
  return rows.map(({ name }) => String(name)).toSorted()
}

async function countRows(): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const name of await columns()) {
    const [table, column] = name.split('.')
    const [row] = await run(`select count(*)::int as rows from ${table} where ${column} = $1`, [ada.id])
    counts.set(name, Number(row?.['rows']))
  }
  return counts
}

/** A row of Ada's in every table. What players do makes most of them; the rest are written as they would be. */
async function fillEverything(): Promise<void> {
  const [ben, cleo, dan] = [await app.player('Ben Baker'), await app.player('Cleo Clark'), await app.player('Dan Drop')]
  ada = await app.player('Ada Archer')
  await joinEvent(app, await eventOf(app, ben), ada)
  const bracket = await begunBracket(app, ada, [ada, ben, cleo, dan], { format: 'single_elimination' })
  ada = await app.signIn(ada)
  await app.call(brackets.draw, { id: bracket.id }, ada)
  const match = await playedMatch(app, ada, await app.signIn(ben), {
    ranked: 1,
    rules: 'Best of three.',
    message: 'Bring balls.',
  })
  ada = await app.signIn(ada)
  await report(app, match, ada, ada, { [ben.id]: 4 })
  await report(app, match, await app.signIn(ben), ada, { [ada.id]: 5 })
  await app.call(
    addresses.add,
    { address_line_1: '17 Hidden Lane', city: 'Austin', state: 'TX', postal_code: '78701' },
    ada,
  )
  await openMatch(app, ada)
  const tournament = await tournamentOf(app, ada, { message: 'All welcome.' })
  const event = await eventOf(app, ada, { event_start: '2030-12-08T10:00', event_end: '' })
  const { teamOf, accept } = teamActs(() => app)
  await teamOf(ada, 'Net Gains')
  await accept(ada, await teamOf(await app.signIn(ben), 'Volley Llamas', ada))
  await app.call(teams.invite, { email: 'nia@example.org' }, ada)
  await app.call(calendar.renew, {}, ada)
  const now = app.clock.now()
  const id = randomUUID()
  const both = (sql: string) => [sql, [ada.id, ben.id, now]] as const
  const rows: (readonly [string, readonly unknown[]])[] = [
    both(`insert into account_links select '\\x01', $1, 'reset', $2::text, $3, $3`),
    both('insert into blocks select u, v, $3::timestamptz from (values ($1::uuid, $2::uuid), ($2, $1)) as b(u, v)'),
    both(
      'insert into friend_asks select u, v, $3::timestamptz from (values ($1::uuid, $2::uuid), ($2, $1)) as b(u, v)',
    ),
    both(
      `insert into friendships select least(u, v), greatest(u, v), u, $3::timestamptz
       from (values ($1::uuid, $2::uuid), ($1, '00000000-0000-4000-8000-000000000001'), ($1, 'ffffffff-ffff-4fff-bfff-ffffffffffff')) as f(u, v)
       where exists (select from users where id = v)`,
    ),
    both(
      `insert into contact_messages (id, created_at, first_name, last_name, email, reason, message, sender_id, player_id)
       select gen_random_uuid(), $3::timestamptz, 'Ada', 'Archer', 'ada@example.com', 'Other', 'Hello', u, v
       from (values ($1::uuid, $2::uuid), ($2, $1)) as m(u, v)`,
    ),
    both(
      `insert into push_subscriptions select id, $1, 'https://push.example.org/ada', 'example.org', '\\x04', '\\x00', $3
       from sessions where user_id = $1 and $2::uuid is not null limit 1`,
    ),
    both("insert into idempotency_keys select $1, '\\x03', '\\x03', '{}', $3 where $2::uuid is not null"),
    both(`insert into challenge_link_wishes select $1, '\\x01', $3 where $2::uuid is not null`),
    both('insert into password_guesses select $1, 1, $3 where $2::uuid is not null'),
    [`insert into dispute_strikes values ($1, $2, $3)`, [match.id, ada.id, now]],
    both('insert into held_notices (player_id, held, since) select $1, 3, $3 where $2::uuid is not null'),
    both(
      `insert into mail_outbox (id, recipient, subject, text_body, html_body, headers, created_at, due_at, player_id)
       select gen_random_uuid(), 'ada@example.com', 'Soon', '', '', '{}', $3, '9000-01-01', $1 where $2::uuid is not null`,
    ),
    both(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, synced, name, created_at)
       select gen_random_uuid(), $1, '\\x01', '\\x02', 0, '{}', true, 'Phone', $3 where $2::uuid is not null`,
    ),
    both(`insert into passkey_challenges select '\\x01', 'add', $1, $3 where $2::uuid is not null`),
    both(`insert into passkey_proofs select '\\x01', $1, $3 where $2::uuid is not null`),
    both(
      `insert into time_codes (user_id, secret, created_at, confirmed_at)
       select $1, '\\x00', $3, $3 where $2::uuid is not null`,
    ),
    both(
      `insert into recovery_codes (user_id, code_hash, created_at) select $1, '\\x01', $3 where $2::uuid is not null`,
    ),
    both(
      `insert into payments (id, user_id, provider, token_hash, amount, points, state, created_at, updated_at)
       select gen_random_uuid(), $1, 'sandbox', '\\x02', 5, 5, 'failed', $3, $3 where $2::uuid is not null`,
    ),
    both(
      `insert into star_ratings select u, v, 4, $3::timestamptz from (values ($1::uuid, $2::uuid), ($2, $1)) as s(u, v)
       on conflict do nothing`,
    ),
    [`insert into tournament_notes values ($1, $2, $3, 'Bring water.', $4)`, [id, tournament.id, ada.id, now]],
    [
      'insert into tournament_ratings select $1, u, v, 4 from (values ($2::uuid, $3::uuid), ($3, $2)) as r(u, v)',
      [bracket.id, ada.id, ben.id],
    ],
    both(
      `insert into partnerships (low_id, high_id, sport_id, wins, draws, losses, low_numbered, high_numbered)
       select least(u, v), greatest(u, v), (select id from sports order by id limit 1), 1, 0, 0, false, false
       from (values ($1::uuid, '00000000-0000-4000-8000-000000000001'::uuid), ($1, 'ffffffff-ffff-4fff-bfff-ffffffffffff')) as p(u, v)
       where $2::uuid is not null and $3::timestamptz is not null`,
    ),
    [
      `update tournament_players set captain_id = case when user_id = $3 then $2::uuid end,
         asker_id = case when user_id = $4 then $2::uuid end where tournament_id = $1 and user_id in ($3, $4)`,
      [bracket.id, ada.id, cleo.id, dan.id],
    ],
    ['update tournaments set held_at = $2, held_by = $3 where id = $1', [bracket.id, now, ada.id]],
    [
      'update challenges set disputed_at = $2, disputed_by = $3, called_off_by = $3 where id = $1',
      [match.id, now, ada.id],
    ],
    ['update events set message = $2 where id = $1', [event.id, 'Bring water.']],
    [`insert into talk_threads values ($1, 'event', 2, null, $2)`, [event.id, now]],
    [
      `insert into talk_messages select $1, n, u, 'Hello', $4 from (values (1, $2::uuid), (2, $3::uuid)) as m(n, u)`,
      [event.id, ada.id, ben.id, now],
    ],
    [
      `insert into guests (user_id, kind, thing_id, host_id, named_at)
       select u, 'event', $1, v, $4 from (values ($2::uuid, $3::uuid), ('00000000-0000-4000-8000-000000000001', $2)) as g(u, v)`,
      [event.id, ada.id, ben.id, now],
    ],
    [`insert into weekly_times values ($1, '{1}', 'UTC')`, [ada.id]],
    ['insert into kudos values ($1, $2, $3)', [match.id, ada.id, now]],
    ['insert into bracket_plays select id, $1, $2 from results limit 1', [ada.id, now]],
    ['insert into talk_people (thing_id, user_id) values ($1, $2)', [event.id, ada.id]],
    [
      `insert into talk_reports (id, thing_id, number, reporter_id, author_id, why, created_at)
       values ($1, $2, 2, $3, $4, 'Rude', $5), ($2, $2, 1, $4, $3, 'Rude', $5)`,
      [id, event.id, ada.id, ben.id, now],
    ],
    both(`update notices set actor_id = $1 where user_id = $2 and $3::timestamptz is not null`),
  ]
  for (const [sql, values] of rows) await run(sql, [...values])
}

beforeAll(async () => {
  // Lower and higher than anybody, so that Ada stands on either side of a friendship.
  for (const [id, name] of [
    ['00000000-0000-4000-8000-000000000001', 'low'],
    ['ffffffff-ffff-4fff-bfff-ffffffffffff', 'high'],
  ])
    await run(
      `insert into users (id, email, first_name, last_name, name_key, password_hash, verified_at, created_at)
       values ($1, $2, 'Lou', 'Low', 'lou low', '', $3, $3)`,
      [id, `${name}@example.com`, app.clock.now()],
    )
  await fillEverything()
  before = await countRows()
  file = JSON.parse(
    (await app.app.server.inject({ url: '/api/users/export', headers: { authorization: `Bearer ${ada.token}` } })).body,
  )
  const removed = await app.call(accounts.remove, { id: ada.id }, ada)
  if (removed.status !== 200) throw new Error(JSON.stringify(removed.body))
  after = await countRows()
})

test('every column that names a player has its fate written down', async () => {
  expect(Object.keys(fates).toSorted()).toEqual(await columns())
})

test('what is not exported or not erased says why', () => {
  const silent = Object.entries(fates).filter(([, { exported, erased, why }]) => (exported === null || !erased) && !why)
  expect(silent).toEqual([])
})

test('Ada has a row in each of them', () => {
  expect([...before].filter(([, rows]) => rows === 0)).toEqual([])
})

test.each(Object.entries(fates).filter(([, { exported }]) => exported !== null))(
  '%s is in her export',
  (_, { exported }) => {
    expect(file[exported ?? '']).toEqual(expect.arrayContaining([expect.anything()]))
  },
)

test.each(Object.entries(fates))('what becomes of %s with her account is what is written', (name, { erased }) => {
  expect((after.get(name) ?? 0) === 0).toBe(erased)
})

describe('with her account go her words', () => {
  test.each([
    ['select message from challenge_players where user_id = $1', 'message'],
    ['select rules from challenges where issuer_id = $1', 'rules'],
    ['select message || rules as words from tournaments where organizer_id = $1', 'words'],
    ['select message from events where organizer_id = $1', 'message'],
  ])('%s', async (sql, column) => {
    const rows = await run(sql, [ada.id])
    expect(rows.map(row => row[column])).toEqual(rows.map(() => ''))
  })
})

test('nobody else finds a secret in the export', () => {
  expect(JSON.stringify(file)).not.toMatch(/token_hash|password_hash|"token"/)
})
