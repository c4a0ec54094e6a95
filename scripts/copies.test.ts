import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countCopies } from './copies.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'copies-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, ...lines: string[]) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), `${lines.join('\n')}\n`)
}
const found = () => countCopies(root, [], []).notes

/** Six lines about a thing. */
const about = (thing: string, count: number) => [
  `const ${thing} = load(${count})`,
  `if (!${thing} || ${thing}.isGone()) throw new Error('${thing}')`,
  `for (const each of ${thing}.parts) each.close(${count})`,
  `while (${thing}.waits) await ${thing}.next()`,
  `const { left, right } = ${thing}.sides(${count})`,
  `return ${thing}.with({ left, right, count: ${count} })`,
]
const bike = about('bike', 2)
const car = about('car', 4)

test('six lines that say the same of two things are a copy, wherever they stand', () => {
  write('e2e/bike.ts', '', ...bike)
  write('apps/web/src/car.ts', "import { load } from './load.ts'", ...car, 'drive()')
  expect(found()).toEqual(['6 lines: apps/web/src/car.ts:2-7 = e2e/bike.ts:2-7'])
})

test('twice in one file is a copy', () => {
  write('e2e/both.ts', ...bike, 'pause()', ...car)
  expect(found()).toEqual(['6 lines: e2e/both.ts:1-6 = e2e/both.ts:8-13'])
})

test('blank lines, comments, imports and lone brackets neither count nor divide', () => {
  write('e2e/bike.ts', ...bike)
  write('e2e/car.ts', ...car.flatMap(line => ['', '// A line', line, '/* Two', 'lines */', '})']))
  expect(found()).toEqual(['6 lines: e2e/bike.ts:1-6 = e2e/car.ts:3-33'])
})

test('three places that are alike are three pairs', () => {
  write('e2e/bike.ts', ...bike)
  write('e2e/car.ts', ...car)
  write('e2e/van.ts', ...about('van', 6))
  expect(found()).toHaveLength(3)
})

test.each<[what: string, lines: string[]]>([
  ['five lines', car.slice(1)],
  ['six lines, one of which does something else', car.with(2, 'car.close()')],
  ['another word of the language', car.with(3, 'if (car.waits) await car.next()')],
])('%s are none', (_what, lines) => {
  write('e2e/bike.ts', ...bike)
  write('e2e/other.ts', ...lines)
  expect(found()).toEqual([])
})

test('a list whose lines are of one shape is none', () => {
  const list = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'].map(
    name => `${name}: ['${name}', 3, true, 0],`,
  )
  write('e2e/one.ts', ...list)
  write('e2e/two.ts', ...list)
  expect(found()).toEqual([])
})

test('rows of tables do not count, known copies are not noted, and a reason for a copy that is gone is', () => {
  write('e2e/rows/bike.ts', ...bike)
  write('e2e/rows/car.ts', ...car)
  const rows = { files: ['e2e/rows/*.ts'], why: 'rows' }
  const gone = { files: ['e2e/van.ts'], why: 'a van' }
  expect(countCopies(root, [rows], [])).toEqual({ copies: [], rows: 1, notes: [] })
  expect(countCopies(root, [], [rows])).toMatchObject({ copies: [{ lines: 6 }], rows: 0, notes: [] })
  expect(countCopies(root, [], [rows, gone]).notes).toEqual(['scripts/copies-left.ts: nothing is left of "a van"'])
})
