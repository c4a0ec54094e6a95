import { expect, test } from 'vitest'
import { root } from './lock.ts'
import { smokeFiles } from './test-files.ts'

const smokes = smokeFiles(root)

test('what stands on the engine runs on the embedded one, and what is PostgreSQL’s own does not', () => {
  expect(smokes).toEqual(
    expect.arrayContaining([
      'apps/server/src/platform/database/pglite.test.ts',
      'apps/server/src/smoke.pglite.test.ts',
    ]),
  )
  expect(smokes.filter(file => /\.postgres\./.test(file))).toEqual([])
})
