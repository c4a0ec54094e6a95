import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restartOnChange } from './restarting.ts'

let folder: string
let starts = 0
let program: Awaited<ReturnType<typeof restartOnChange>>

const WORKS = 'setInterval(() => {}, 1000)'
const save = (text: string) => writeFile(join(folder, 'program.mjs'), text)
/** As editors and git do: the new file takes the place of the old one. */
async function saveByRename(text: string) {
  await writeFile(join(folder, 'new'), text)
  await rename(join(folder, 'new'), join(folder, 'program.mjs'))
}
const startsReach = (count: number) => vi.waitFor(() => expect(starts).toBeGreaterThanOrEqual(count), 40_000)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restarting-'))
  starts = 0
  await save(WORKS)
  program = await restartOnChange({
    args: [join(folder, 'program.mjs')],
    cwd: folder,
    env: process.env,
    watched: [folder],
    started: () => (starts += 1),
  })
})
afterEach(async () => {
  await program.end()
  await rm(folder, { recursive: true })
})

test('a file that is saved by rename again and again starts the program anew each time', async () => {
  await startsReach(1)
  for (const time of [2, 3, 4]) {
    await saveByRename(`${WORKS} // ${time}`)
    await startsReach(time)
  }
  await save(WORKS)
  await startsReach(5)
  expect(starts).toBe(5)
})
test('a program that cannot start is started again once it is mended', async () => {
  await saveByRename('nonsense(')
  await startsReach(2)
  await saveByRename(WORKS)
  await startsReach(3)
  expect(starts).toBe(3)
})
