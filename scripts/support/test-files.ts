import { globSync } from 'node:fs'
import { sep } from 'node:path'

/**
 * Of the server's and the benchmarks', those that open no database: to run them on each engine would be to run them
 * twice.
 */
export const withoutDatabase: readonly string[] = [
  'apps/server/src/platform/{calendar,callers,clock,config,hashing,mail,passwords,payments,pictures,places,push,queue,secrets}/*.test.ts',
  'apps/server/src/platform/pages/pages.test.ts',
  'apps/server/src/platform/progress.test.ts',
  'apps/server/src/starting.test.ts',
  'apps/server/src/platform/{database/{columns,contractions,query},live/sight,outbox/budgets}.test.ts',
  'apps/server/src/features/{addresses/{grid,tiles},draws/*,match-search/{bands,spread},security/device}.test.ts',
  'apps/server/src/cli/commands/measure-ranks.test.ts',
  'bench/src/**/*.test.ts',
]

/**
 * Which files are tests, by the vitest project that runs them. A test elsewhere would never run: house-rules.ts refuses
 * it.
 */
export const testFiles = {
  unit: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', ...withoutDatabase],
  unitWeb: ['apps/web/{src,build}/**/*.test.ts'],
  server: ['apps/server/src/**/*.test.ts'],
  e2e: ['e2e/**/*.test.ts'],
}

/** Tests of the parts that touch the engine itself, and of those that only the embedded one has. */
const aboutTheEngine: readonly string[] = [
  'apps/server/src/platform/{database,idempotency,jobs,live,outbox}/*.test.ts',
  'apps/server/src/**/{pglite,*.pglite}.test.ts',
]

/** On PostgreSQL a backup goes into the embedded engine and comes back out of it; when one is made is no matter. */
const BACKUPS = 'apps/server/src/platform/database/{backup,nightly-backup}.test.ts'

/**
 * Of the server's tests, those that `npm test` runs on the embedded engine too: all of them run on PostgreSQL, and what
 * a noun does with its rows is the same on both. That the embedded one does it at all, `smoke.pglite.test.ts` asks.
 */
export const smokeFiles = (root: string): string[] =>
  globSync(aboutTheEngine, { cwd: root, exclude: ['**/{postgres,*.postgres}.test.ts', BACKUPS, ...withoutDatabase] })
    .map(file => file.split(sep).join('/'))
    .toSorted()
