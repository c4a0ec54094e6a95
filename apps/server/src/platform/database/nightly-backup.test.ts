import { DAY, HOUR } from '@gauntlet/contract/time'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../../testing/opened.ts'
import { checkBackup } from './backup-check.ts'
import { writeBackup } from './backup.ts'
import { listBackups, nightlyBackup } from './nightly-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'nightly-'))

const app = testApp()
beforeAll(async () => {
  await app.player('Ada Archer')
  await app.app.services.pictures.put(`${'0a1b2c3d'.repeat(4)}.webp`, Buffer.from('a picture'))
})
afterAll(() => rmSync(folder, { recursive: true }))

let turns = 0
let backups = ''
let said: { message: string; err?: unknown }[] = []
let free = 10 ** 12
beforeEach(() => {
  backups = join(folder, `turn${turns++}`)
  said = []
  free = 10 ** 12
})

function hear(details: object, message: string) {
  said.push({ message, ...details })
}

function jobOf({ keep = 3, since = app.clock.now() } = {}) {
  const { db, clock, pictures } = app.app.services
  const world = { db, clock, pictures, log: { info: hear, error: hear } }
  return nightlyBackup(world, { folder: backups, keep, since, reserve: 10 ** 6, free: () => free })
}
const moments = async () => (await listBackups(backups)).map(({ at }) => at.toISOString().slice(0, 16))
/** To an hour of the day, the next one at which it is that late. */
function moveTo(hourUtc: number) {
  const now = app.clock.now()
  const at = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hourUtc, 5)
  app.clock.advance((at > now.getTime() ? at : at + DAY) - now.getTime())
}

test('a backup is made once in the quiet hour of each night, and as many are kept as were asked for', async () => {
  moveTo(8)
  const job = jobOf()
  await job.run()
  expect(await moments()).toEqual([])
  const made: string[] = []
  for (let night = 0; night < 5; night += 1) {
    moveTo(9)
    await job.run()
    made.unshift(app.clock.now().toISOString().slice(0, 16))
    app.clock.advance(HOUR)
    await job.run()
  }
  expect(await moments()).toEqual(made.slice(0, 3))
  expect(readdirSync(backups)).toHaveLength(3)
  expect(said.at(-1)).toMatchObject({ message: 'a backup is written and checked', pictures: 1 })
})

test('a server that was away in the quiet hour makes its backup soon after it is back', async () => {
  moveTo(8)
  const since = app.clock.now()
  app.clock.advance(8 * HOUR)
  await jobOf({ since }).run()
  expect(await moments()).toHaveLength(1)
})

test('a clock that once went ahead does not keep the next nights from having theirs', async () => {
  moveTo(9)
  mkdirSync(backups)
  for (const year of [2087, 2088]) writeFileSync(join(backups, `gauntlet-${year}0101T090000Z.ndjson.gz`), 'ahead')
  await jobOf({ keep: 2, since: new Date(0) }).run()
  const today = app.clock.now().toISOString().slice(0, 16)
  expect(await moments()).toEqual(['2088-01-01T09:00', today])
})

test('only the user of the server may read it, and it holds what the command writes', async () => {
  moveTo(9)
  await jobOf({ since: new Date(0) }).run()
  const [kept] = await listBackups(backups)
  const file = kept?.file ?? ''
  expect([(statSync(file).mode & 0o777).toString(8), (statSync(backups).mode & 0o777).toString(8)]).toEqual([
    '600',
    '700',
  ])
  expect(gunzipSync(readFileSync(file)).toString()).toContain('ada.archer@example.com')
})

test('without room nothing is written, nothing old goes, one line says so, and it is tried again an hour later', async () => {
  moveTo(9)
  mkdirSync(backups)
  const old = join(backups, 'gauntlet-20200101T090000Z.ndjson.gz')
  writeFileSync(old, 'old')
  const job = jobOf({ keep: 1 })
  free = 10
  await job.run()
  free = 10 ** 12
  await job.run()
  expect(said).toMatchObject([{ message: 'there is no backup of this night', err: { name: 'NoRoomError' } }])
  expect(readdirSync(backups)).toEqual(['gauntlet-20200101T090000Z.ndjson.gz'])
  app.clock.advance(HOUR)
  await job.run()
  expect([existsSync(old), (await moments()).length]).toEqual([false, 1])
})

test('what a killed run has left half is taken away, and is no backup', async () => {
  moveTo(9)
  mkdirSync(backups)
  for (const half of ['gauntlet-20300101T090000Z.ndjson.gz.new', 'gauntlet-20300101T090000Z.ndjson.gz.new.unfinished'])
    writeFileSync(join(backups, half), 'half')
  expect(await listBackups(backups)).toEqual([])
  await jobOf({ since: new Date(0) }).run()
  expect(readdirSync(backups)).toHaveLength(1)
})

test('a backup that lost a row, a picture or its end is told from a whole one', async () => {
  mkdirSync(backups)
  const file = join(backups, 'whole.gz')
  const { db, pictures, clock } = app.app.services
  const written = await writeBackup({ db, pictures, now: clock.now() }, file)
  await checkBackup(file, written)
  const text = gunzipSync(readFileSync(file)).toString()
  const spoilt = async (how: (whole: string) => string) => {
    writeFileSync(join(backups, 'spoilt.gz'), gzipSync(how(text)))
    await checkBackup(join(backups, 'spoilt.gz'), written)
  }
  await expect(spoilt(whole => whole.replace(/^\{"table":"users".*\n/m, ''))).rejects.toThrow(
    'has 0 rows of users, and there were 1',
  )
  await expect(spoilt(whole => whole.replace(/^\{"picture".*\n/m, ''))).rejects.toThrow(
    'has 0 pictures, and there were 1',
  )
  await expect(spoilt(whole => whole.replace(/^\{"end".*\n/m, ''))).rejects.toThrow('is cut off')
})
