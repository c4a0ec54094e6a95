/** Which files are tests, by the vitest project that runs them. A test elsewhere would never run: house-rules.ts refuses it. */
export const testFiles = {
  unit: ['packages/*/src/**/*.test.ts', 'apps/web/{src,build}/**/*.test.ts', 'scripts/**/*.test.ts'],
  server: ['apps/server/src/**/*.test.ts', 'bench/src/**/*.test.ts'],
  e2e: ['e2e/**/*.test.ts'],
}
