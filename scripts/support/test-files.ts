/** Of the server's and the benchmarks', those that open no database: to run them on each engine would be to run them twice. */
export const withoutDatabase: readonly string[] = [
  'apps/server/src/platform/{calendar,clock,config,mail,payments,pictures,places}/*.test.ts',
  'apps/server/src/platform/pages/pages.test.ts',
  'apps/server/src/cli/commands/measure-ranks.test.ts',
  'bench/src/**/*.test.ts',
]

/** Which files are tests, by the vitest project that runs them. A test elsewhere would never run: house-rules.ts refuses it. */
export const testFiles = {
  unit: [
    'packages/*/src/**/*.test.ts',
    'apps/web/{src,build}/**/*.test.ts',
    'scripts/**/*.test.ts',
    ...withoutDatabase,
  ],
  server: ['apps/server/src/**/*.test.ts'],
  e2e: ['e2e/**/*.test.ts'],
}
