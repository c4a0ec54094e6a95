import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let where: string
beforeEach(() => {
  where = mkdtempSync(join(tmpdir(), 'memory-folder-'))
})
afterEach(() => rmSync(where, { recursive: true }))

/** The folder that another process gets in `where`, and whether it is there while that process runs. */
function folderOf(enough: number, place = where): string {
  const program = `
    import { existsSync } from 'node:fs'
    import { folderInMemory } from '${new URL('./memory-folder.ts', import.meta.url).href}'
    const folder = folderInMemory(${JSON.stringify(place)}, ${enough})
    process.stdout.write(folder === undefined ? 'none' : existsSync(folder) ? folder : 'lost')`
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).stdout
}

test('a run has a folder of its own, which goes when the run ends', () => {
  const folder = folderOf(1)
  expect(folder).toMatch(/gauntlet-tests-\d+$/)
  expect(existsSync(folder)).toBe(false)
})

test('there is none where there is little room, and none where there is no such place', () => {
  expect([folderOf(Number.MAX_SAFE_INTEGER), folderOf(1, join(where, 'nowhere'))]).toEqual(['none', 'none'])
})

test('what a killed run left goes; what another run uses stays, and so does what is not ours', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  for (const name of [`gauntlet-tests-${pid}`, `gauntlet-tests-${process.pid}`, 'somebody-elses'])
    mkdirSync(join(where, name))
  folderOf(1)
  expect(readdirSync(where).toSorted()).toEqual([`gauntlet-tests-${process.pid}`, 'somebody-elses'])
})
