import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutStacks, withoutTools } from './lean-react.ts'

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
const reactDom = readFileSync(join(folder, 'cjs', 'react-dom-client.production.js'), 'utf8')
/** The errors that it throws to itself. */
const made = (code: string) => code.match(/\w+Exception = (?:Error|Object\.create)\(.*/g) ?? []

/** Where it asks for its developer tools. */
const asks = (code: string) => code.match(/if \((.+) typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\)/g) ?? []

test('react-dom is read without making an error that has a stack', () => {
  expect(made(reactDom).length).toBe(5)
  expect(made(withoutStacks(reactDom)).filter(line => line.includes('= Error('))).toEqual([])
})

test('an error that somebody may read keeps its stack', () => {
  const thrown = 'function act() { throw Error(formatProdErrorMessage(405)); }'
  expect(withoutStacks(thrown)).toBe(thrown)
})

test('react-dom takes no developer tools', () => {
  expect([asks(reactDom).length, asks(withoutTools(reactDom))]).toEqual([1, []])
})
