import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedReferenceData } from '../features/sports/seed.ts'
import { readConfig } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import { argon2Hashing, quickHashing } from '../platform/hashing/hashing.ts'
import { loadPlaces, type Places } from '../platform/places/places.ts'
import { openTestDatabase } from '../testing/database.ts'
import { REGIONS } from './cities.ts'
import { main } from './main.ts'
import { isMinor, LOGINS, planPlayers } from './players.ts'
import { seededRandom } from './random.ts'
import { buildWorld, DEMO_PASSWORD } from './world.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const SIZE = { players: 12, matches: 40 }

async function world(places: Places): Promise<Database> {
  const db = await openTestDatabase()
  await seedReferenceData(db, NOW)
  await buildWorld({ config: readConfig({}), db, places, now: NOW, hashing: quickHashing() }, SIZE)
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
const RANKS = `select u.email, u.age, s.name, p.mean, p.played, p.wins from player_sports p
  join users u on u.id = p.user_id join sports s on s.id = p.sport_id order by u.email, s.name`

test('the same world is made again', async () => {
  const again = await world(places)
  try {
    expect(await read(again, RANKS)).toEqual(await read(db, RANKS))
  } finally {
    await again.close()
  }
})

test('every ZIP is a real one of its city and state', () => {
  for (const { city, state, zip } of REGIONS.flatMap(region => region.homes))
    expect(places.zip(zip)).toMatchObject({ zip, city, state })
})

test('300 players have 300 e-mails; none is under 16, most are grown-up', () => {
  const players = planPlayers(seededRandom(1), 300)
  expect(new Set(players.map(player => player.email)).size).toBe(300)
  expect(Math.min(...players.map(player => player.age))).toBeGreaterThanOrEqual(16)
  expect(players.filter(isMinor).length).toBeLessThan(60)
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

test('the demo refuses to run in production', async () => {
  await expect(main({ NODE_ENV: 'production' })).rejects.toThrow('production')
})
