import { callTexts } from '@gauntlet/contract/envelope'
import { contact } from '@gauntlet/contract/contact/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { isNoRoom } from './errors.ts'
import { diskRoom, roomJob } from './room.ts'

const MIB = 2 ** 20
let free = 500 * MIB
const room = diskRoom('/data', 64 * MIB, () => free)

const app = testApp({}, { room })
const [ada] = testPlayers(app, ['Ada Archer'])

const message = { first_name: 'Ada', last_name: 'Archer', reason: 'Other', message: 'Hello' } as const
const write = () => app.call(contact.send, { ...message, email: ada.email }, ada)
const asked = async (path: string) => {
  const { statusCode, body } = await app.app.server.inject(path)
  return [statusCode, JSON.parse(body)]
}

test('while the disk is full players read, are told that nothing is kept, and write again once there is room', async () => {
  free = 10 * MIB
  // An hour later the session would slide, which is a write.
  app.clock.advance(3_700_000)
  const refused = await write()
  expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
    503,
    '60',
    { success: false, message: callTexts.noRoom, reason: 'call.noRoom' },
  ])
  expect((await app.call(profiles.self, {}, ada)).status).toBe(200)
  expect(await asked('/healthz')).toEqual([200, { ok: true }])
  expect(await asked('/readyz')).toEqual([503, { ok: false, why: 'room' }])
  free = 500 * MIB
  expect((await write()).status).toBe(200)
  expect(await asked('/readyz')).toEqual([200, { ok: true }])
})

test('the log tells once that room runs out, and once that it is back', async () => {
  const said: string[] = []
  const hear = (_details: object, words: string) => {
    said.push(words)
  }
  const job = roomJob(room, { info: hear, error: hear })
  for (const bytes of [500, 10, 10, 10, 500, 500]) {
    free = bytes * MIB
    await job.run()
  }
  expect(said).toEqual(['the disk has no room: nothing is written until there is some', 'the disk has room again'])
})

test('what the engine and the file system say of a full disk is understood', () => {
  const engine = new DatabaseError('could not extend file', 0, 'error')
  engine.code = '53100'
  const system = Object.assign(new Error('write'), { code: 'ENOSPC' })
  expect([engine, system, new Error('another')].map(isNoRoom)).toEqual([true, true, false])
})

test('a file system that does not say how much room it has is not watched', () => {
  expect(diskRoom('/data', MIB, () => undefined).low()).toBe(false)
})
