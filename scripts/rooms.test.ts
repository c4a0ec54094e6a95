import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/lock.ts'

const rooms = {
  contract: 'packages/contract/src',
  rules: 'packages/rules/src',
  server: 'apps/server/src/features',
  web: 'apps/web/src/features',
}
const names = Object.keys(rooms)

const foldersOf = Object.values(rooms).map(
  path =>
    new Set(
      readdirSync(join(root, path), { withFileTypes: true })
        .filter(each => each.isDirectory())
        .map(({ name }) => name),
    ),
)
const nouns = [...new Set(foldersOf.flatMap(folders => [...folders]))].sort()
const rows = readFileSync(join(root, 'docs/rooms.md'), 'utf8')
  .split('\n')
  .filter(line => /^\| [a-z-]+ \| [✓–]/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, noun = '', ...cells]) => ({ noun, ticks: cells.slice(0, names.length), reason: cells[names.length] ?? '' }))

test('docs/rooms.md shows which noun has which room', () => {
  const shown = rows.map(({ noun, ticks }) => [noun, ...ticks].join(' '))
  const there = nouns.map(noun => [noun, ...foldersOf.map(folders => (folders.has(noun) ? '✓' : '–'))].join(' '))
  expect(shown).toEqual(there)
})

test('each room that a noun does not have has a reason, and no other', () => {
  const wrong = rows.flatMap(({ noun, ticks, reason }) =>
    names
      .filter((name, at) => (ticks[at] === '–') !== new RegExp(`\\bno ${name}\\b`).test(reason))
      .map(name => `${noun}: ${name}`),
  )
  expect(wrong).toEqual([])
})
