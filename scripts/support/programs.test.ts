import { expect, test, vi } from 'vitest'
import { usualEnv } from './programs.ts'

test('PostgreSQL gets memory from the system as it does where an operator starts it', () => {
  vi.stubEnv('MALLOC_TRIM_THRESHOLD_', '131072')
  vi.stubEnv('PGPASSWORD', 'secret')
  const names = Object.keys(usualEnv())
  expect(names).toContain('PGPASSWORD')
  expect(names.filter(name => name.startsWith('MALLOC_'))).toEqual([])
  vi.unstubAllEnvs()
})
