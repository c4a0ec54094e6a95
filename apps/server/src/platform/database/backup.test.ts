import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { buildApp } from '../../app.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../../testing/opened.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { type SmallWorld, smallWorld } from '../../testing/world.ts'
import { readConfig } from '../config/config.ts'
import { quickHashing } from '../hashing/hashing.ts'
import { capturedMail } from '../mail/captured.ts'
import { diskPictures } from '../pictures/disk.ts'
import type { PictureStore } from '../pictures/store.ts'
import { loadPlaces } from '../places/places.ts'
import { writeBackup } from './backup.ts'
import type { Database } from './database.ts'
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
/** Without any table, on the engine of this run unless another one is named. */
const emptyDatabase = (on: { engine?: string } = {}) => keep(openTestDatabase({ migrations: nothing, ...on }))

const app = testApp()
let world: SmallWorld
let tennis: string
/** The backup, restored into the embedded engine; and from a backup of that into the engine of this run. */
let embedded: Database
let back: Database
const second = join(folder, 'second.ndjson.gz')
const picturesAt = (name: string) => diskPictures(join(folder, name))
beforeAll(async () => {
  world = await smallWorld(app)
  tennis = await app.sportId('Tennis Singles')
  await writeBackup({ db: app.db, pictures: app.app.services.pictures, now: app.clock.now() }, file)
  embedded = await emptyDatabase({ engine: 'pglite' })
  await restoreBackup({ db: embedded, pictures: picturesAt('embedded') }, file)
  await writeBackup({ db: embedded, pictures: picturesAt('embedded'), now: app.clock.now() }, second)
  back = await emptyDatabase()
  await restoreBackup({ db: back, pictures: picturesAt('back') }, second)
})
afterAll(async () => {
  for (const db of opened) await db.close()
  for (const each of [folder, nothing]) rmSync(each, { recursive: true })
})

/** Names in braces are filled in. */
const ASKED: [method: 'GET' | 'POST', path: string, body?: object][] = [
  ['GET', '/users/self'],
  ['GET', '/users/view/{ben}'],
  ['GET', '/users/addresses'],
  ['GET', '/users/sessions'],
  ['GET', '/users/info'],
  ['GET', '/users/blocked'],
  ['GET', '/users/export'],
  ['GET', '{picture}'],
  ['GET', '/credits/allcredits'],
  ['GET', '/sports/sportsList'],
  ['GET', '/sports/userSports'],
  ['GET', '/challenges/view'],
  ['GET', '/challenges/pending'],
  ['GET', '/challenges/past'],
  ['GET', '/challenges/getNumModified'],
  ['GET', '/challenges/sportrank/{tennis}'],
  ['GET', '/challenges/usersportrank/{ben}/{tennis}'],
  ['GET', '/users/rank-history/{tennis}'],
  ['GET', '/tournaments/organizing'],
  ['GET', '/tournaments/view/{tournament}'],
  ['GET', '/events/view/{event}'],
  ['GET', '/teams/list'],
  ['GET', '/notices'],
  ['GET', '/notices/choices'],
  ['GET', '/UsersFriends/friendsList'],
  ['POST', '/teams/view', { team_id: '{team}' }],
  ['POST', '/tournaments', {}],
  ['POST', '/events/searchEvntsBydate', {}],
  ['POST', '/users/leaders', { sport: 'all' }],
  ['POST', '/users/my-leaders', { sport: '{tennis}' }],
  ['POST', '/UsersFriends/searchFriends', { email: 'ada.archer@example.com' }],
  ['POST', '/users/search?term=ben', {}],
]

const filled = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const { ben, tournament, event, team, picture } = world
    return new Map(Object.entries({ tennis, tournament, event, team, picture, ben: ben.id })).get(name) ?? ''
  })

async function answersOf(db: Database, pictures: PictureStore) {
  const config = readConfig({ LOG_LEVEL: 'error', RATE_LIMITS: 'off', NODE_ENV: 'test' })
  const places = await loadPlaces()
  const edges = { config, db, clock: app.clock, mail: capturedMail(), places, pictures, hashing: quickHashing() }
  const node = await buildApp(edges)
  const answers = []
  for (const [method, path, body] of ASKED) {
    const reply = await node.server.inject({
      method,
      url: `/api${filled(path)}`,
      headers: { authorization: `Bearer ${world.ada.token}`, 'content-type': 'application/json' },
      ...(body && { payload: filled(JSON.stringify(body)) }),
    })
    answers.push({ path, status: reply.statusCode, body: reply.rawPayload.toString('latin1') })
  }
  await node.stop()
  return answers
}

test('restored into the other engine, and from there into this one, it gives the same answers', async () => {
  const before = await answersOf(app.db, app.app.services.pictures)
  expect(before.filter(({ status }) => status !== 200)).toEqual([])
  expect(await answersOf(embedded, picturesAt('embedded'))).toEqual(before)
  expect(await answersOf(back, picturesAt('back'))).toEqual(before)
})

/** Every row of every table, every sequence and picture, in an order of its own. */
const holdingsOf = (path: string) =>
  gunzipSync(readFileSync(path))
    .toString()
    .split('\n')
    .slice(1)
    .flatMap(line => line.replace(/^(\{"table":"\w+","rows":\[)/, '$1\n').split(/(?<=\}),(?=\{)|\n/))
    .toSorted()

/** A table of each. */
const EVERY_NOUN =
  'addresses blocks challenges contact_messages credit_entries event_places friendships invitations notices payments results sessions team_players tournament_players'.split(
    ' ',
  )

test('a backup of what was restored holds what the first one held', () => {
  expect(holdingsOf(second)).toEqual(holdingsOf(file))
  const text = gunzipSync(readFileSync(file)).toString()
  const filledTables = [...text.matchAll(/^\{"table":"(\w+)"/gm)].map(([, table]) => table)
  expect(filledTables).toEqual(expect.arrayContaining(EVERY_NOUN))
})

const drawn = (db: Database) => db.session(session => session.run("select nextval('player_version_seq')::text as next"))

test('what comes after a restore goes on where the backup ended', async () => {
  expect(await drawn(back)).toEqual(await drawn(app.db))
  await back.session(session => session.run('update users set name_key = $1 where id = $2', ['zelda', world.ben.id]))
  const words = await back.session(session =>
    session.run('select word from name_words where user_id = $1', [world.ben.id]),
  )
  expect(words).toEqual([{ word: 'zelda' }])
  const copy = 'insert into sessions select * from sessions'
  await expect(back.session(session => session.run(copy))).rejects.toThrow('duplicate key')
})

test('a backup does not go into a database that has tables', async () => {
  await expect(restoreBackup({ db: app.db, pictures: picturesAt('none') }, file)).rejects.toThrow('has tables')
})

const spoiltFile = (name: string, spoil: (text: string) => string) => {
  const spoilt = join(folder, name)
  writeFileSync(spoilt, gzipSync(spoil(gunzipSync(readFileSync(file)).toString())))
  return spoilt
}

test('a file that was cut off is refused, and nothing of it is kept', async () => {
  const db = await emptyDatabase()
  const cut = spoiltFile('cut.gz', text => `${text.split('\n').slice(0, -3).join('\n')}\n`)
  await expect(restoreBackup({ db, pictures: picturesAt('none') }, cut)).rejects.toThrow('not whole')
  expect(await db.session(session => session.run('select 1 from users'))).toEqual([])
  expect(existsSync(join(folder, 'none'))).toBe(false)
})

test('a file of another version, of something else, or that is no archive is refused before anything is touched', async () => {
  const db = await emptyDatabase()
  const version = spoiltFile('version.gz', text => text.replace('0001_accounts', '0001_others'))
  await expect(restoreBackup({ db, pictures: picturesAt('none') }, version)).rejects.toThrow('another version')
  await expect(
    restoreBackup(
      { db, pictures: picturesAt('none') },
      spoiltFile('else.gz', () => 'name,rank\n'),
    ),
  ).rejects.toThrow('no backup')
  const plain = join(folder, 'plain')
  writeFileSync(plain, 'hello')
  await expect(restoreBackup({ db, pictures: picturesAt('none') }, plain)).rejects.toThrow('no backup')
  expect(await db.session(session => session.run("select 1 from pg_tables where tablename = 'users'"))).toEqual([])
})

test('a backup is never written over another', async () => {
  await expect(
    writeBackup({ db: app.db, pictures: app.app.services.pictures, now: app.clock.now() }, file),
  ).rejects.toThrow('is there already')
})
