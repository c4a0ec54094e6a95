import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { allEndpoints } from '@gauntlet/contract/endpoints'
import { expect, test } from 'vitest'

const bench = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'bench.ts'), ...args],
    {
      encoding: 'utf8',
    },
  )

test('--list names every benchmark', () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['bench.ts', '*.test.ts'] })
  const named = bench('--list')
    .stdout.trim()
    .split('\n')
    .map(line => line.split(' ')[0])
  expect(new Set(named)).toEqual(new Set(files.map(file => basename(file, '.ts'))))
})

test('--json prints nothing but JSON, each figure with its verdict where one is promised', () => {
  const { stdout, status } = bench('ranks', '--json', '--results', '500', '--players', '20', '--rounds', '1')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    benchmark: 'ranks',
    options: { results: 500, players: 20, rounds: 1 },
    machine: { node: process.versions.node },
    figures: expect.arrayContaining([
      {
        name: "openskill's Bradley-Terry / replay",
        value: expect.any(Number),
        unit: '×',
        atLeast: 10,
        reached: expect.any(Boolean),
      },
      { name: 'replay', value: expect.any(Number), unit: 's of processor' },
    ]),
  })
})

test('a benchmark that nobody has is refused with the list of those there are', () => {
  const { status, stderr } = bench('speed')
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('polled-list') })
})

test('an option that is no number is refused', () => {
  const { status, stderr } = bench('ranks', '--results', 'many')
  expect({ status, stderr }).toEqual({ status: 1, stderr: '--results takes a number above 0\n' })
})

test('every row of the contract is measured, or says why not', () => {
  // In a program of its own: it loads the server, whose words for what is wrong would be those of other tests here.
  const script = `import { rows } from '${join(import.meta.dirname, 'rows.ts')}'; console.log(Object.keys(rows).join(' '))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  const named = allEndpoints.map(({ noun, name }) => `${noun}.${name}`)
  expect(stdout.trim().split(' ').toSorted()).toEqual(named.toSorted())
})
