import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { traced } from './trace.ts'

const root = mkdtempSync(join(tmpdir(), 'trace-'))
afterAll(() => rmSync(root, { recursive: true }))

// One segment: the first column of the built script is the fifth of the third line of teams.tsx.
const map = { version: 3, sources: ['teams.tsx'], names: [], mappings: 'AAEI' }
writeFileSync(join(root, 'app-1a2B.js.map'), JSON.stringify(map))

test.each([
  ['    at e (https://gauntlet.example/assets/app-1a2B.js:1:1)', '    at e (teams.tsx:3:5)'],
  ['e@https://gauntlet.example/assets/app-1a2B.js:1:1', 'e@teams.tsx:3:5'],
])('%s is read as %s', (line, read) => {
  expect(traced(line, root, root)).toBe(read)
})

test('what has no map stays as it is', () => {
  const line = 'TypeError: x is undefined\n    at n (https://js.stripe.com/v3/other.js:2:9)\n    at <anonymous>'
  expect(traced(line, root, root)).toBe(line)
})
