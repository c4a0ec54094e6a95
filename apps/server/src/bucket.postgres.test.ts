import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { pictureTexts } from '@gauntlet/contract/pictures/endpoints'
import { AwsClient } from 'aws4fetch'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startSwift, type Swift } from '../../../scripts/support/swift.ts'
import type { App } from './app.ts'
import { doAtDesk } from './features/operator/desk.testing.ts'
import { PICTURE_JOB } from './features/pictures/trash.ts'
import { s3Pictures } from './platform/pictures/s3.ts'
import type { PictureStore } from './platform/pictures/store.ts'
import { openTestApp, type Player, selfOf, type TestApp } from './testing/app.ts'
import { sendPicture, uploadPicture } from './testing/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'gauntlet-bucket-'))

/** A page of a list has so many names in this store, where others have a thousand. */
const PAGE = 10
/** Longer than a call takes on the busiest machine. */
const PATIENT_MS = 30_000
const HURRIED_MS = 2000
const cli = fileURLToPath(new URL('cli/gauntlet.ts', import.meta.url))
const run = promisify(execFile)

let swift: Swift
let bucket: PictureStore
let app: TestApp
let other: App
let ada: Player
let ben: Player
/** With the rights of its owner. */
let owner: AwsClient
beforeAll(async () => {
  swift = await startSwift()
  owner = new AwsClient({ ...swift, service: 's3' })
  await owner.fetch(`${swift.url}/club`, { method: 'PUT' })
  bucket = bucketAt('club')
  app = await openTestApp({}, { pictures: bucket })
  other = await app.anotherNode()
  ada = await app.player('Ada Archer')
  ben = await app.player('Ben Baker')
})
afterEach(() => swift.resume())
afterAll(async () => {
  await other.stop()
  await app.close()
  await swift.stop()
  rmSync(folder, { recursive: true })
})

const bucketAt = (name: string, secretAccessKey = swift.secretAccessKey) =>
  s3Pictures({ ...swift, secretAccessKey, url: `${swift.url}/${name}` }, { timeoutMs: PATIENT_MS })
const statusOf = async (image: string, node: App = app.app) =>
  (await node.server.inject({ url: `/api${image}` })).statusCode
const fileOf = (image: string) => image.replace('/pictures/', '')
const namesIn = async (store: PictureStore) => {
  const names: string[] = []
  for await (const name of store.list()) names.push(name)
  return names
}

test('a picture that is uploaded at one node is shown by the other, until it is replaced', async () => {
  const old = await uploadPicture(app, ada)
  expect(await statusOf(old, other)).toBe(200)
  const image = await uploadPicture(app, ada)
  await other.services.jobs.runNow(PICTURE_JOB)
  expect([await statusOf(old), await statusOf(old, other), await statusOf(image, other)]).toEqual([404, 404, 200])
  expect(await namesIn(bucket)).toEqual([fileOf(image).replace('.webp', '-small.webp'), fileOf(image)])
})

test('nobody gets anything without the key', async () => {
  const image = await uploadPicture(app, ben)
  const address = `${swift.url}/club/${fileOf(image)}`
  expect((await owner.fetch(address)).ok).toBe(true)
  for (const asked of [address, `${swift.url}/club?list-type=2`]) expect((await fetch(asked)).ok).toBe(false)
  await expect(bucketAt('club', 'a-wrong-secret').get(fileOf(image))).rejects.toThrow('answered 403')
  expect(await bucket.isPublic?.()).toBe(false)
  expect((await doAtDesk(app, ['check'])).text).toMatch(/pictures: \d+ pictures? in use/)
})

test('half of a picture is not kept, and a bucket that is not there is an error', async () => {
  const headers = { 'x-amz-content-sha256': 'f'.repeat(64) }
  const { status } = await owner.fetch(`${swift.url}/club/half.webp`, { method: 'PUT', body: 'half', headers })
  expect(status).toBe(400)
  await expect(bucketAt('nowhere').put('a.webp', Buffer.from('lost'))).rejects.toThrow('no such bucket')
  await expect(namesIn(bucketAt('nowhere'))).rejects.toThrow('no such bucket')
})

test('more pictures than a page of a list has are all there, in the order of their names', async () => {
  await owner.fetch(`${swift.url}/large`, { method: 'PUT' })
  const large = bucketAt('large')
  const names = Array.from({ length: 3 * PAGE }, (_, n) => `${String(n).padStart(32, '0')}.webp`)
  for (const name of names) await large.put(name, Buffer.from('a picture'))
  await large.put('somebody-elses.txt', Buffer.from('not a picture'))
  expect(await namesIn(large)).toEqual(names)
})

test('a backup has the pictures of the bucket, unless they are left out', async () => {
  const picture = fileOf(await uploadPicture(app, ada))
  const bytes = Buffer.from((await bucket.get(picture)) ?? [])
  const file = join(folder, 'with.ndjson.gz')
  expect((await doAtDesk(app, ['backup', file])).data).toMatchObject({ pictures: (await namesIn(bucket)).length })
  const lines = gunzipSync(readFileSync(file)).toString().split('\n')
  expect(lines).toContain(JSON.stringify({ picture, base64: bytes.toString('base64') }))
  const without = await doAtDesk(app, ['backup', join(folder, 'without.ndjson.gz'), '--without-pictures'])
  expect(without.data).toMatchObject({ pictures: 0 })
})

/** As an operator moves pictures between a bucket and the folder of the data. */
async function movePictures(words: string[], name: string): Promise<unknown> {
  const env = {
    ...process.env,
    GAUNTLET_DATA: folder,
    PICTURES_S3_URL: `${swift.url}/${name}`,
    PICTURES_S3_KEY: swift.accessKeyId,
    PICTURES_S3_SECRET: swift.secretAccessKey,
  }
  return JSON.parse((await run(process.execPath, [cli, 'move-pictures', ...words, '--json'], { env })).stdout)
}

const inFolder = () => readdirSync(join(folder, 'pictures')).toSorted()

test('pictures move into a folder, and on into another bucket', async () => {
  const before = await namesIn(bucket)
  const files = before.length
  expect(await movePictures(['folder'], 'club')).toEqual({ files, copied: files, removed: 0 })
  expect(inFolder()).toEqual(before)
  expect(await movePictures(['folder'], 'club')).toEqual({ files, copied: 0, removed: 0 })
  await owner.fetch(`${swift.url}/second`, { method: 'PUT' })
  expect(await movePictures(['bucket', '--remove'], 'second')).toEqual({ files, copied: files, removed: files })
  expect([await namesIn(bucketAt('second')), inFolder()]).toEqual([before, []])
})

test('pictures that nobody shows are found and thrown away, and no other', async () => {
  await app.app.services.jobs.runNow(PICTURE_JOB)
  const left = `${'e'.repeat(32)}.webp`
  await bucket.put(left, Buffer.from('of a player whom the restored backup did not have'))
  const shown = await uploadPicture(app, ada)
  await app.app.services.jobs.runNow(PICTURE_JOB)
  expect((await doAtDesk(app, ['unused-pictures'])).data).toEqual({ pictures: 1, thrown_away: 0 })
  expect((await doAtDesk(app, ['unused-pictures', '--throw-away'])).data).toEqual({ pictures: 1, thrown_away: 1 })
  await app.app.services.jobs.runNow(PICTURE_JOB)
  expect(await bucket.get(left)).toBeUndefined()
  expect(await statusOf(shown)).toBe(200)
  expect((await doAtDesk(app, ['audit'])).text).toContain('unused-pictures')
})

test('while the bucket does not answer, pictures are refused with the reason and all else goes on', async () => {
  const image = await uploadPicture(app, ada)
  const store = s3Pictures({ ...swift, url: `${swift.url}/club` }, { timeoutMs: HURRIED_MS })
  const hurried = await openTestApp({ LOG_LEVEL: 'fatal' }, { db: app.db, pictures: store })
  swift.pause()
  const refused = await sendPicture(hurried, ada)
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { message: pictureTexts.unavailable }])
  expect(refused.headers['retry-after']).toBe('30')
  expect(await statusOf(image, hurried.app)).toBe(503)
  expect((await selfOf(hurried, ada)).preference.image).toBe(image)
  swift.resume()
  await expect.poll(() => statusOf(image, hurried.app)).toBe(200)
  await hurried.app.stop()
  expect(existsSync(app.pictureFolder)).toBe(false)
})
