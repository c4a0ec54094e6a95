import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutServersPart } from './lean-contract.ts'

const folder = join(import.meta.dirname, '../../../packages/contract/src')
const row = (more: string) => `  a: {\n    path: '/a',\n${more}    input: nothing,\n  },\n`
const modules = globSync('*.ts', { cwd: folder }).filter(file => !file.endsWith('.test.ts') && file !== 'endpoint.ts')

test.each([
  ['a summary on one line', "    summary: 'One, it\\'s so.',\n"],
  ['a summary below its name', '    summary:\n      "Two, it\'s so.",\n'],
  ['a summary with a number in it', '    summary: `At most ${MAX}.`,\n'],
  ['limits', "    limits: [\n      { by: { field: 'email' }, max: 3 },\n      { by: 'caller', max: 30 },\n    ],\n"],
  ['limits by name', '    limits: account(30),\n'],
])('%s goes, and nothing else', (_what, part) => {
  expect(withoutServersPart(row(part)).replace(/\n+/g, '\n')).toBe(row(''))
})

test.each(modules)('%s keeps neither', file => {
  expect(withoutServersPart(readFileSync(join(folder, file), 'utf8'))).not.toMatch(/^\s+(summary|limits):/m)
})
