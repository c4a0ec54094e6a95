import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutServersPart } from './own-contract.ts'

const FOLDER = new URL('../../../packages/contract/src/', import.meta.url)

test('a row loses its summary and its limits, and nothing else', () => {
  const row = `  a: {
    path: '/a',
    summary: "The player's own.",
    input: none,
    limits: [
      { by: 'caller', max: 1, seconds: HOUR },
      { by: { field: 'email' }, max: 2, seconds: HOUR },
    ],
  },
`
  expect(withoutServersPart(row)).toBe("  a: {\n    path: '/a',\n    input: none,\n  },\n")
})

test('no row of the contract keeps them, however they are written', () => {
  const files = readdirSync(FOLDER).filter(file => !file.endsWith('.test.ts') && file !== 'endpoint.ts')
  const kept = files.filter(file =>
    /^ *(summary:|limits: \[)/m.test(withoutServersPart(readFileSync(new URL(file, FOLDER), 'utf8'))),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(kept).toEqual([])
})
