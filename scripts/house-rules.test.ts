import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { houseRules } from './house-rules.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'house-rules-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function house(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  return houseRules(root)
}

// Put together here, so that this file does not break the rules it tests.
const word = (...parts: string[]) => parts.join('')

test.each<[what: string, file: string, text: string]>([
  ['a silenced compiler', 'scripts/a.ts', `// ${word('@ts-', 'ignore')}`],
  ['a silenced linter without a reason', 'scripts/a.ts', `// ${word('oxlint-', 'disable-next-line')} no-console`],
  ['work left in the code', 'apps/server/src/a.ts', `// ${word('TO', 'DO')} later`],
  [
    'a block asked for by a noun',
    'apps/server/src/features/teams/queries.ts',
    `exists (select from ${word('blo', 'cks')} b)`,
  ],
  ['an age written out', 'apps/server/src/features/teams/mails.ts', word('age <', ' 18')],
  ["an hour of one's own", 'apps/server/src/features/teams/invite.ts', `const ${word('HO', 'UR')} = 3_600_000`],
  ['milliseconds defined anew', 'packages/rules/src/teams/facts.ts', `export type ${word('Mil', 'lis')} = number`],
  ["a comment that begins with 'who'", 'packages/rules/src/teams/facts.ts', `/** ${word('Wh', 'o')} owns it. */`],
  ["a comment that begins with 'what'", 'e2e/a.ts', `// ${word('Wh', 'at')} a form sends.`],
  ["a comment that begins with 'to whom'", 'bench/src/a.ts', ` * ${word('To', ' whom')} it is new.`],
  ["a remark in a screen that begins with 'who'", 'apps/web/src/ui/a.tsx', `{/* ${word('Wh', 'o')} plays. */}`],
  ["a sentence with 'who' for its subject", 'e2e/a.ts', `// A match. ${word('Wh', 'o')} looks on meets both.`],
  ["a comment for 'who has'", 'packages/rules/src/teams/facts.ts', `// Null ${word('for', ' who')} has no rank.`],
  ['an owner of an owner', 'e2e/a.ts', `// A player whose team, ${word('who', 'se')} owner left, rests.`],
  ["'the own' place", 'apps/web/src/ui/a.ts', `// Leaves ${word('the', ' own')} place.`],
  ['a comment of 121 characters', 'e2e/a.ts', `// ${'x'.repeat(118)}`],
  ['a clock in a query', 'apps/server/src/features/teams/queries.ts', 'sql`select now()`'],
  ['a time default in a migration', 'apps/server/migrations/1.sql', 'created timestamptz default current_timestamp'],
])('%s is refused with its line', (_what, file, text) => {
  expect(house(file, `\n${text}\n`)).toEqual({ broken: [expect.stringContaining(`${file}:2: `)], notes: [] })
})

test.each<[what: string, file: string, text: string]>([
  ['a silenced linter with a reason', 'scripts/a.ts', `// ${word('oxlint-', 'disable')} no-console -- it prints`],
  ['a question in a comment', 'packages/rules/src/teams/facts.ts', `// ${word('Wh', 'o')} owns it?`],
  ["a comment about 'players who'", 'e2e/a.ts', '// For players who wait, and whose friends do: whoever comes first.'],
  ["'who' in a text", 'apps/web/src/ui/a.tsx', `<p>${word('Wh', 'o')} plays</p>`],
  ['the injected clock', 'apps/server/src/features/teams/queries.ts', 'list(clock.now())'],
  ['a remark in a migration', 'apps/server/migrations/1.sql', '-- never now()'],
  ['a file of 250 lines', 'e2e/a.ts', 'x\n'.repeat(250)],
])('%s passes', (_what, file, text) => {
  expect(house(file, text)).toEqual({ broken: [], notes: [] })
})

test('a file of 251 lines is noted', () => {
  expect(house('e2e/a.ts', 'x\n'.repeat(251)).notes).toEqual([expect.stringContaining('e2e/a.ts: 251 lines')])
})

test('a file of 301 lines is refused', () => {
  expect(house('e2e/a.ts', 'x\n'.repeat(301)).broken).toEqual([expect.stringContaining('e2e/a.ts: 301 lines')])
})

test.each(['apps/web/test/a.test.ts', 'apps/server/src/a.spec.ts', 'apps/web/src/a.test.tsx'])(
  '%s is refused: nothing would run it',
  file => {
    expect(house(file, '').broken).toEqual([`${file}: no project of vitest.config.ts runs this test`])
  },
)

test('a test that opens a database where each runs only once is refused', () => {
  const file = 'apps/server/src/platform/clock/a.test.ts'
  expect(house(file, word('open', 'TestApp()')).broken).toEqual([expect.stringContaining(`${file}: opens a database`)])
})
