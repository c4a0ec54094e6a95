import { defineConfig } from 'vitest/config'
import { testFiles, withoutDatabase } from './scripts/support/test-files.ts'

// A test of one engine alone says so in its file's name.
const otherEngine = process.env['GAUNTLET_TEST_ENGINE'] === 'postgres' ? 'pglite' : 'postgres'

// One project for each kind of test. `npm test` runs them apart; `npx vitest run PATH` finds the right one.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: testFiles.unit,
          // Some start programs, which takes seconds where the machine is busy.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: testFiles.server,
          exclude: [...withoutDatabase, `**/${otherEngine}.test.ts`, `**/*.${otherEngine}.test.ts`],
          // Everything is given to the app, nothing is kept in a module: files may share what is loaded once.
          isolate: false,
          // The first database of a run is made from nothing, on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: testFiles.e2e,
          globalSetup: 'e2e/support/prepared.ts',
          // A journey is a server, a browser and many screens, or ten kills.
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
