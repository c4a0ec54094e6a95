import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pagesOf } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'routes-'))
afterAll(() => rmSync(folder, { recursive: true }))
const table = (text: string) => {
  const file = join(folder, 'routes.ts')
  writeFileSync(file, text)
  return file
}

test('a row names its address, its file, whether anybody sees it and whether the server writes it', () => {
  const rows = table(`
  { path: paths.login, load: () => import('./login.tsx') },
  { path: paths.reset, load: () => import('./reset.tsx'), anybody: true },
  { path: paths.about, load: () => import('./about.tsx'), written: true },
  { path: paths.profileRoot, to: paths.profile },`)
  expect(pagesOf(rows)).toEqual([
    { path: '/login', module: join(folder, 'login.tsx'), anybody: false, written: false },
    { path: '/reset/:token', module: join(folder, 'reset.tsx'), anybody: true, written: false },
    { path: '/about', module: join(folder, 'about.tsx'), anybody: false, written: true },
  ])
})

test('a row that cannot be read stops the build, or its page would not be weighed', () => {
  expect(() => pagesOf(table(`  load: () => import('./login.tsx'),`))).toThrow(/a route is one line/)
  expect(() => pagesOf(table(`{ path: paths.nowhere, load: () => import('./x.tsx') }`))).toThrow(/a route is one line/)
})
