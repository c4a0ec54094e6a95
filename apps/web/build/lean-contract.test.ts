import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leanModule, SERVERS } from './lean-contract.ts'

const folder = join(import.meta.dirname, '../../../packages/contract/src')
const source = join(import.meta.dirname, '../src')
const row = (more: string) => `f({ a: { method: 'GET', path: '/a', access: 'public', ${more}polled: true } })`
const modules = globSync('**/*.ts', { cwd: folder }).filter(
  file => !file.endsWith('.test.ts') && file !== 'endpoint.ts',
)

test.each([
  ['a summary', "summary: 'One, it\\'s so.', "],
  ['a summary with a number in it', 'summary: `At most ${MAX}.`, '],
  ['limits', "limits: [{ by: { field: 'email' }, max: 3 }, { by: 'caller', max: 30 }], "],
  ['limits that are made', 'limits: account(30), '],
  ['the schema of an answer', 'answer: z.array(z.strictObject({ id: id() })), '],
  ['the schema of an input', 'input: z.strictObject({ id: id() }), '],
])('%s goes, and nothing else', (_what, part) => {
  expect(leanModule(row(part)).replace(/\s+/g, ' ')).toBe(row(''))
})

test('what only looks like a part of a row stays', () => {
  const texts = "f({ summary: 'One', answer: 'Two', limits: 3 })"
  expect(leanModule(texts)).toBe(texts)
})

test('what a module makes is left to whoever uses it', () => {
  expect(leanModule('export const a = z.string(b).check(c())')).toBe(
    'export const a = /* @__PURE__ */ (() => (z.string(b).check(c())))()',
  )
})

test('what only a part that went has named is not imported', () => {
  const code = `import { card } from './a.ts'\nimport { told } from './b.ts'\nexport const rows = ${row('answer: card, ')}\ntold()`
  expect(leanModule(code)).not.toContain('./a.ts')
  expect(leanModule(code)).toContain('./b.ts')
})

test('neither what a word in a path or a comment names, nor what only a value that went has read, is imported', () => {
  const code = `import { a } from './a.ts'\nimport { b } from './b.ts'\nconst c = f(b.c)\n/** Of a. */\nexport const rows = ${row('answer: a, input: c, ')}`
  expect(leanModule(code)).not.toMatch(/\.\/[ab]\.ts/)
})

test('a value that is taken out of another stays as long as it is read, in whatever way', () => {
  const code = "import { texts } from './texts.ts'\nconst { missing } = texts\nexport const rows = f({ missing })"
  expect(leanModule(code)).toContain('const { missing } = texts')
})

test.each(modules)('%s keeps no summaries, schemas and limits of rows', file => {
  const lean = leanModule(readFileSync(join(folder, file), 'utf8'))
  for (const part of ['summary', 'answer', 'input', 'limits'])
    expect(lean).not.toMatch(new RegExp(`^    ${part}:`, 'm'))
})

test('the client reads nothing of a row that is left out', () => {
  const read = new RegExp(`\\b[a-z]\\w+\\.[a-z]\\w+\\.(${SERVERS.join('|')})\\b(?!\\()`)
  const files = globSync('**/*.{ts,tsx}', { cwd: source })
  expect(files.filter(file => read.test(readFileSync(join(source, file), 'utf8')))).toEqual([])
})
