import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { buildApp } from '../../app.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type Player, type TestApp } from '../../testing/app.ts'
import { challengeOf, playedMatch, report } from '../../testing/challenges.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { readConfig } from '../config/config.ts'
import { quickHashing } from '../hashing/hashing.ts'
import { capturedMail } from '../mail/captured.ts'
import { loadPlaces } from '../places/places.ts'
import { writeBackup } from './backup.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open.ts'
import { restoreBackup } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const nothing = mkdtempSync(join(tmpdir(), 'backup-empty-'))
const file = join(folder, 'first.ndjson.gz')
const opened: Database[] = []
const keep = async (opening: Promise<Database>) => {
  const db = await opening
  opened.push(db)
  return db
}
/** Without any table, on the engine of this run. */
const emptyDatabase = () => keep(openTestDatabase({ migrations: nothing }))

let app: TestApp
let ada: Player
let ben: Player
let tennis: string
/** The backup, restored into the embedded engine; and from a backup of that into the engine of this run. */
let embedded: Database
let back: Database
beforeAll(async () => {
  app = await openTestApp()
  ada = await app.player('Ada Archer', { sports: ['Tennis Singles', 'Chess'] })
  ben = await app.player('Bénédicte Baker')
  tennis = await app.sportId('Tennis Singles')
  const played = await playedMatch(app, ada, ben, { ranked: 1, message: 'Zoë, 6:4?\n“Yes”' })
  await report(app, played, ada, ada)
  await report(app, played, ben, ada)
  await challengeOf(app, ben, [ada])
  await writeBackup(app.db, file, app.clock.now())
  embedded = await keep(openDatabase({ kind: 'pglite' }))
  await restoreBackup(embedded, file)
  const second = join(folder, 'second.ndjson.gz')
  await writeBackup(embedded, second, app.clock.now())
  back = await emptyDatabase()
  await restoreBackup(back, second)
})
afterAll(async () => {
  for (const db of opened) await db.close()
  await app.close()
  for (const each of [folder, nothing]) rmSync(each, { recursive: true })
})

const ASKED: [method: 'GET' | 'POST', path: string, body?: object][] = [
  ['GET', '/users/self'],
  ['GET', '/users/view/{ben}'],
  ['GET', '/users/addresses'],
  ['GET', '/users/sessions'],
  ['GET', '/users/info'],
  ['GET', '/users/prefers-dark'],
  ['GET', '/genders'],
  ['GET', '/credits/allcredits'],
  ['GET', '/sports/sportsList'],
  ['GET', '/sports/sportsListSingle'],
  ['GET', '/sports/teamSports'],
  ['GET', '/sports/userSports'],
  ['GET', '/sports/activeSports'],
  ['GET', '/challenges/view'],
  ['GET', '/challenges/pending'],
  ['GET', '/challenges/upcoming'],
  ['GET', '/challenges/past'],
  ['GET', '/challenges/getNumModified'],
  ['GET', '/challenges/sportrank/{tennis}'],
  ['GET', '/challenges/usersportrank/{ben}/{tennis}'],
  ['POST', '/users/leaders', { sport: 'all' }],
  ['POST', '/users/my-leaders', { sport: 'all' }],
  ['POST', '/UsersFriends/searchFriends', { email: 'ada.archer@example.com' }],
  ['POST', '/users/search?term=ben', {}],
]

/** What the calls answer over a database; the names of places are filled in. */
async function answersOf(db: Database) {
  const config = readConfig({ LOG_LEVEL: 'error', RATE_LIMITS: 'off', NODE_ENV: 'test' })
  const places = await loadPlaces()
  const edges = { config, db, clock: app.clock, mail: capturedMail(), places, hashing: quickHashing() }
  const node = await buildApp(edges)
  const answers = []
  for (const [method, path, body] of ASKED) {
    const reply = await node.server.inject({
      method,
      url: `/api${path.replace('{ben}', ben.id).replace('{tennis}', tennis)}`,
      headers: { authorization: `Bearer ${ada.token}` },
      ...(body && { payload: body }),
    })
    answers.push({ path, status: reply.statusCode, body: reply.body })
  }
  await node.stop()
  return answers
}

test('restored into the other engine, and from there into this one, it gives the same answers', async () => {
  const before = await answersOf(app.db)
  expect(before.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20)
  expect(await answersOf(embedded)).toEqual(before)
  expect(await answersOf(back)).toEqual(before)
})

const drawn = (db: Database) => db.session(session => session.run("select nextval('player_version_seq')::text as next"))

test('what comes after a restore goes on where the backup ended', async () => {
  expect(await drawn(back)).toEqual(await drawn(app.db))
  await back.session(session => session.run('update users set name_key = $1 where id = $2', ['zelda', ben.id]))
  const words = await back.session(session => session.run('select word from name_words where user_id = $1', [ben.id]))
  expect(words).toEqual([{ word: 'zelda' }])
  const copy = 'insert into sessions select * from sessions'
  await expect(back.session(session => session.run(copy))).rejects.toThrow('duplicate key')
})

test('a backup does not go into a database that has tables', async () => {
  await expect(restoreBackup(app.db, file)).rejects.toThrow('has tables')
})

const spoiltFile = (name: string, spoil: (text: string) => string) => {
  const spoilt = join(folder, name)
  writeFileSync(spoilt, gzipSync(spoil(gunzipSync(readFileSync(file)).toString())))
  return spoilt
}

test('a file that was cut off is refused, and nothing of it is kept', async () => {
  const db = await emptyDatabase()
  const cut = spoiltFile('cut.gz', text => `${text.split('\n').slice(0, -3).join('\n')}\n`)
  await expect(restoreBackup(db, cut)).rejects.toThrow('not whole')
  expect(await db.session(session => session.run('select 1 from users'))).toEqual([])
})

test('a file of another version, of something else, or that is no archive is refused before anything is touched', async () => {
  const db = await emptyDatabase()
  const version = spoiltFile('version.gz', text => text.replace('0001_accounts', '0001_others'))
  await expect(restoreBackup(db, version)).rejects.toThrow('another version')
  await expect(
    restoreBackup(
      db,
      spoiltFile('else.gz', () => 'name,rank\n'),
    ),
  ).rejects.toThrow('no backup')
  const plain = join(folder, 'plain')
  writeFileSync(plain, 'hello')
  await expect(restoreBackup(db, plain)).rejects.toThrow('incorrect header check')
  expect(await db.session(session => session.run("select 1 from pg_tables where tablename = 'users'"))).toEqual([])
})

test('a backup is never written over another', async () => {
  await expect(writeBackup(app.db, file, app.clock.now())).rejects.toThrow('is there already')
})
