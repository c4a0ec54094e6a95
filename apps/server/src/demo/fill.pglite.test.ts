import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { fillDataFolder } from '../testing/database.ts'
import { fillWorld } from './fill.ts'
import { demoEnvironment } from './main.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const SIZE = { players: 3, matches: 0 }
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

// Three starts of the embedded database on disk.
test('a world is made once; players who are there already are never mixed with it', async () => {
  const config = readConfig({ GAUNTLET_DATA: folder })
  await fillDataFolder(folder)
  expect(await fillWorld(config, NOW, SIZE)).toBe('made')
  expect(await fillWorld(config, NOW, SIZE)).toBe('found')
  rmSync(join(folder, 'demo-world'))
  await expect(fillWorld(config, NOW, SIZE)).rejects.toThrow('delete it')
}, 180_000)

test('the demo lives in a folder of its own', () => {
  expect(demoEnvironment({ GAUNTLET_DATA: `${folder}/` })['GAUNTLET_DATA']).toBe(`${folder}-demo`)
})
