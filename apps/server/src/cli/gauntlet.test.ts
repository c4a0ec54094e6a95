import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerBesideServer } from '../features/operator/desk.ts'
import { databaseFolder, operatorSocket } from '../platform/config/folders.ts'
import { lockFolder } from '../platform/database/lock.ts'
import { serveSocket } from '../platform/operator/socket.ts'
import { selfOf } from '../testing/app.ts'
import { testApp, testPlayers } from '../testing/opened.ts'

const cli = fileURLToPath(new URL('gauntlet.ts', import.meta.url))
const dataFolder = mkdtempSync(join(tmpdir(), 'gauntlet-cli-'))
const other = mkdtempSync(join(tmpdir(), 'gauntlet-cli-other-'))
const socket = operatorSocket({ dataFolder })

const app = testApp()
const [ada] = testPlayers(app, ['Ada Archer'])
let desk: { close(): Promise<void> }
const errors: unknown[] = []
beforeAll(async () => {
  mkdirSync(databaseFolder({ dataFolder }), { recursive: true })
  desk = await serveSocket(socket, {
    answer: request => answerBesideServer(app.app.services, request),
    onError: error => errors.push(error),
  })
})
afterAll(async () => {
  await desk.close()
  for (const folder of [dataFolder, other]) rmSync(folder, { recursive: true })
})

async function gauntlet(words: string[], data = dataFolder) {
  const { DATABASE_URL: _, ...env } = process.env
  const child = spawn(process.execPath, [cli, ...words], { env: { ...env, GAUNTLET_DATA: data }, stdio: 'pipe' })
  const [said, complained, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { said, complained, status }
}

test('a command is carried out by the running server, in the name of its caller', async () => {
  const { said, status } = await gauntlet(['grant', ada.email, '3', '--json'])
  expect([JSON.parse(said), status]).toEqual([{ user_id: ada.id, granted: 3, credits: 13 }, 0])
  expect((await selfOf(app, ada)).credits).toBe(13)
  expect((await gauntlet(['audit'])).said).toContain(`${userInfo().username}  grant ${ada.id}`)
})

test('only the user of the server may open its socket', () => {
  expect((statSync(socket).mode & 0o777).toString(8)).toBe('600')
})

test('a refusal and a misunderstanding complain on stderr and print nothing', async () => {
  expect(await gauntlet(['grant', 'nobody@example.com', '3', '--json'])).toEqual({
    said: '',
    complained: 'There is no player nobody@example.com.\n',
    status: 1,
  })
  const { said, complained, status } = await gauntlet(['grant', ada.email])
  expect([said, complained.split('\n')[0], status]).toEqual(['', 'Which number of credits?', 2])
})

test('help lists every command, and how one is used', async () => {
  expect((await gauntlet(['help'])).said).toMatch(/disputes[^]*resolve[^]*backup[^]*restore/)
  expect((await gauntlet(['help', 'resolve'])).said).toContain('resolve challenge ID winner USER')
})

test('a folder without data is not filled with an empty world', async () => {
  const { complained, status } = await gauntlet(['disputes'], other)
  expect([complained, status]).toEqual([expect.stringContaining(`There is no data in ${other}`), 1])
})

test('a folder that a server holds without answering is left alone', async () => {
  mkdirSync(join(databaseFolder({ dataFolder: other }), 'pgdata'), { recursive: true })
  const lock = lockFolder(databaseFolder({ dataFolder: other }))
  const { complained, status } = await gauntlet(['disputes'], other)
  lock.release()
  expect([complained, status]).toEqual([expect.stringContaining('does not answer'), 1])
})

test('the server had no trouble with any of it', () => expect(errors).toEqual([]))
