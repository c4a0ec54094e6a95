import { defineConfig } from 'vitest/config'
import { testFiles, withoutDatabase } from './scripts/support/test-files.ts'

// A test of one engine alone says so in its file's name.
const otherEngine = process.env['GAUNTLET_TEST_ENGINE'] === 'postgres' ? 'pglite' : 'postgres'

// On a quiet machine everything that a test waits for comes at once. The limits are for a machine that is busy
// otherwise.
const expects = { poll: { timeout: 40_000 } }

// Node runs the sources as they are: to have Vite translate them first takes twice as long as to load them.
const unbuilt = { viteModuleRunner: false, nodeLoader: false }

// One project for each kind of test. `npm test` runs them apart; `npx vitest run PATH` finds the right one.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: testFiles.unit,
          experimental: unbuilt,
          expect: expects,
          // Nothing is kept in a module from one test to the next: files may share what is loaded once.
          isolate: false,
          // Some start programs, which takes seconds.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          // Vite translates these: they are of the web client, which it builds.
          name: 'unit-web',
          include: testFiles.unitWeb,
          expect: expects,
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          include: testFiles.server,
          exclude: [...withoutDatabase, `**/${otherEngine}.test.ts`, `**/*.${otherEngine}.test.ts`],
          globalSetup: 'apps/server/src/testing/run.ts',
          experimental: unbuilt,
          expect: expects,
          // Everything is given to the app, nothing is kept in a module: files may share what is loaded once.
          isolate: false,
          // The first database of a run is made from nothing.
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: testFiles.e2e,
          globalSetup: 'e2e/support/prepared.ts',
          experimental: unbuilt,
          expect: expects,
          // The files of a worker share a browser.
          isolate: false,
          // A journey is a server, a browser and many screens, or ten kills.
          testTimeout: 600_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
