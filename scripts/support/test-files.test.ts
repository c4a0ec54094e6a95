import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lock.ts'
import { smokeFiles, withoutDatabase } from './test-files.ts'

const smokes = smokeFiles(root)

test('each noun that has tests of a database has one on the embedded engine', () => {
  const files = globSync('apps/server/src/features/*/*.test.ts', { cwd: root, exclude: withoutDatabase })
  const tested = files.map(dirname)
  const smoked = new Set(smokes.map(dirname))
  expect([...new Set(tested)].filter(noun => !smoked.has(noun))).toEqual([])
})

test('what stands on the engine runs on the embedded one, and what is PostgreSQL’s own does not', () => {
  expect(smokes).toEqual(
    expect.arrayContaining([
      'apps/server/src/prepared.test.ts',
      'apps/server/src/platform/database/backup.test.ts',
      'apps/server/src/platform/database/pglite.test.ts',
      'apps/server/src/features/teams/teams.test.ts',
    ]),
  )
  expect(smokes.filter(file => /features.*postgres/.test(file))).toEqual([])
})
