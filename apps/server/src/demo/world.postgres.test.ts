import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedReferenceData } from '../features/sports/seed.ts'
import { readConfig } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import { isMinor } from '@gauntlet/rules/people/relation'
import { argon2Hashing, quickHashing } from '../platform/hashing/hashing.ts'
import { openPictureStore } from '../platform/pictures/store.ts'
import { loadPlaces, type Places } from '../platform/places/places.ts'
import { openTestDatabase } from '../testing/database.ts'
import { REGIONS } from './cities.ts'
import { main } from './main.ts'
import { LOGINS, planPlayers } from './players.ts'
import { seededRandom } from './random.ts'
import { buildWorld, DEMO_PASSWORD } from './world.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
/** Enough for a tournament around each of those who sign in. */
const SIZE = { players: 36, matches: 30 }
/** None of those: whom ids decide between, where two are alike, is chance. */
const SMALL = { players: 12, matches: 12 }

const folder = mkdtempSync(join(tmpdir(), 'gauntlet-demo-'))
const config = readConfig({ GAUNTLET_DATA: folder })
afterAll(() => rmSync(folder, { recursive: true }))

async function world(places: Places, size = SIZE): Promise<Database> {
  const db = await openTestDatabase()
  await seedReferenceData(db, NOW)
  await buildWorld({ config, db, places, now: NOW, hashing: quickHashing() }, size)
  return db
}

let places: Places
let db: Database
beforeAll(async () => {
  places = await loadPlaces()
  db = await world(places)
})
afterAll(() => db.close())

const read = (from: Database, sql: string) => from.session(session => session.run(sql))
// Ids are chance, and the order in which the pairs of a tournament are added up: the last digits are left out.
const RANKS = `select u.email, u.age, s.name, round(p.mean::numeric, 6) as mean, p.played, p.wins from player_sports p
  join users u on u.id = p.user_id join sports s on s.id = p.sport_id order by u.email, s.name`

test('the same world is made again', async () => {
  const [one, other] = [await world(places, SMALL), await world(places, SMALL)]
  try {
    expect(await read(other, RANKS)).toEqual(await read(one, RANKS))
  } finally {
    await Promise.all([one.close(), other.close()])
  }
})

test('every ZIP is a real one of its city and state', () => {
  for (const { city, state, zip } of REGIONS.flatMap(({ homes, venues }) => [...homes, ...venues]))
    expect(places.zip(zip)).toMatchObject({ zip, city, state })
})

test('300 players have 300 e-mails; none is under 16, most are grown-up', () => {
  const players = planPlayers(seededRandom(1), 300)
  expect(new Set(players.map(player => player.email)).size).toBe(300)
  expect(Math.min(...players.map(player => player.age))).toBeGreaterThanOrEqual(16)
  expect(players.filter(isMinor).length).toBeLessThan(60)
})

test('whoever signs in has a face, and the store has its picture', async () => {
  const rows = await read(
    db,
    `select image from users where email = any('{${LOGINS.map(({ email }) => email).join()}}')`,
  )
  const store = openPictureStore(config)
  for (const { image } of rows) expect(await store.get(`${String(image)}.webp`)).toBeDefined()
  expect(rows).toHaveLength(LOGINS.length)
})

test('whoever signs in has something on every list', async () => {
  for (const { email } of LOGINS) {
    const rows = await read(
      db,
      `select distinct c.status from challenge_players p join challenges c on c.id = p.challenge_id
       join users u on u.id = p.user_id where u.email = '${email}' and p.state in ('pending', 'accepted')`,
    )
    expect(rows.map(row => row['status'])).toEqual(expect.arrayContaining(['1', '2', '3', '4']))
  }
})

test('whoever signs in organizes and plays tournaments and events, has a team, and friends', async () => {
  for (const { email } of LOGINS) {
    const count = async (sql: string) =>
      (await read(db, `with me as (select id from users where email = '${email}') ${sql}`)).map(
        row => Object.values(row)[0],
      )
    expect(await count('select status from tournaments, me where organizer_id = me.id order by status')).toEqual([
      'Reporting',
      'Upcoming',
    ])
    const held = 'select state from tournament_players, me where user_id = me.id order by state'
    expect(await count(held)).toEqual(['1', '2', '2', '4'])
    expect(await count('select title from events, me where organizer_id = me.id order by title')).toEqual([
      'Beginners’ Clinic',
      'Club Night',
    ])
    expect(await count('select name from teams, me where owner_id = me.id')).toHaveLength(1)
    const friends = 'select accepted_at is not null from friendships, me where me.id in (low_id, high_id)'
    expect((await count(friends)).filter(Boolean).length).toBeGreaterThan(0)
  }
})

test('the tournament that is over has moved ranks, the one that runs waits for its last matches', async () => {
  const over = await read(db, `select t.id from tournaments t join results r on r.tournament_id = t.id`)
  expect(over).toHaveLength(LOGINS.length)
  const runs = await read(db, `select undecided > 0 as waits from tournaments where drawn and side_size is null`)
  expect(runs).toEqual(LOGINS.map(() => ({ waits: true })))
})

test('a doubles cup of at least four sides is drawn around each of them, and half played', async () => {
  const cups = await read(
    db,
    `select t.accepted >= 4 as enough, t.undecided > 0 as waits, count(m.decided_at) > 0 as played
     from tournaments t join bracket_matches m on m.tournament_id = t.id where t.side_size = 2 group by t.id`,
  )
  expect(cups).toEqual(LOGINS.map(() => ({ enough: true, waits: true, played: true })))
})

test('everything begins at a whole or half hour, and what those who sign in have ahead in the afternoon or evening', async () => {
  const starts = `select start_at, timezone, status from challenges union all select start_at, timezone, status from tournaments
    union all select start_at, timezone, '' from events`
  expect(
    await read(db, `select start_at from (${starts}) t where extract(minute from start_at) not in (0, 30)`),
  ).toEqual([])
  const early = `extract(hour from start_at at time zone timezone) not between 14 and 20`
  expect(
    await read(db, `select start_at from (${starts}) t where start_at > '${NOW.toISOString()}' and ${early}`),
  ).toEqual([])
})

test('an event is full, and somebody waits for a place', async () => {
  const rows = await read(db, `select distinct event_id from event_places where queued is not null`)
  expect(rows).toHaveLength(LOGINS.length)
})

test('what happened long ago is not new to anybody', async () => {
  const stale = `created_at < '${new Date(NOW.getTime() - 3 * 86_400_000).toISOString()}' and read_at is null`
  expect(await read(db, `select id from notices where ${stale}`)).toEqual([])
  expect(await read(db, 'select id from notices where read_at is null limit 1')).toHaveLength(1)
})

test('the password that is printed opens each of the three accounts', async () => {
  const emails = LOGINS.map(({ email }) => `'${email}'`).join(', ')
  const rows = await read(db, `select password_hash from users where email in (${emails})`)
  expect(rows).toHaveLength(3)
  for (const row of rows) expect(await argon2Hashing().verify(String(row['password_hash']), DEMO_PASSWORD)).toBe(true)
})

test('nobody is mailed about the invented past, and everybody is about what comes', async () => {
  expect(await read(db, 'select id from mail_outbox')).toEqual([])
  expect(await read(db, 'select id from users where not email_notices')).toEqual([])
})

test('no time is left to catch up with, and nothing lies in the future', async () => {
  const due = await read(db, `select id from challenges where due_at <= '${NOW.toISOString()}'`)
  expect(due).toEqual([])
  expect(await read(db, `select id from results where effective_at > '${NOW.toISOString()}'`)).toEqual([])
})

test('matches that were played have moved ranks', async () => {
  const [played] = await read(db, `select count(*) as results from results where ranked`)
  expect(Number(played?.['results'])).toBeGreaterThan(20)
  const unmoved = await read(db, `select e.user_id from rank_entries e where e.mean_before = e.mean_after`)
  expect(unmoved.length).toBeLessThan(Number(played?.['results']))
})

test('whoever signs in is one of a pair that stands on the board, with line-ups and sets, and plays doubles soon', async () => {
  for (const { email } of LOGINS) {
    const of = `join users u on u.id in (t.low_id, t.high_id) where u.email = '${email}'`
    expect(await read(db, `select wins, losses, mean is not null as stands from partnerships t ${of}`)).toEqual([
      { wins: 5, losses: 2, stands: true },
    ])
    const next = await read(
      db,
      `select count(*) filter (where q.state = 'accepted') as plays from challenge_players p
       join challenges c on c.id = p.challenge_id join users u on u.id = p.user_id
       join challenge_players q on q.challenge_id = c.id
       where u.email = '${email}' and c.side_size = 2 and c.status = '2' group by c.id`,
    )
    expect(next).toEqual([{ plays: 4 }])
  }
})

test('whoever signs in has results with figures', async () => {
  for (const { email } of LOGINS) {
    const rows = await read(
      db,
      `select c.id from challenge_players p join challenges c on c.id = p.challenge_id join users u on u.id = p.user_id
       where u.email = '${email}' and c.status = '4' and c.score is not null`,
    )
    expect(rows.length, email).toBeGreaterThan(0)
  }
})

test('the demo refuses to run in production', async () => {
  await expect(main({ NODE_ENV: 'production' })).rejects.toThrow('production')
})
