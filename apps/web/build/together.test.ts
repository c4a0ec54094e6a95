import { expect, test } from 'vitest'
import { together } from './together.ts'

const KB = 1000

/** Pages by the modules that they load, which need nothing else; `sizes` in bytes, where they matter. */
function filesOf(pages: Record<string, readonly string[]>, sizes: Record<string, number> = {}) {
  const modules = [...new Set(Object.values(pages).flat())]
  const loads = new Map(Object.entries(pages).map(([page, loaded]) => [page, new Set(loaded)] as const))
  const files = together(
    modules.map(id => ({ id, needs: new Set([id]) })),
    { pages: loads, bytes: id => sizes[id] ?? 100 },
  )
  return files.map(file => file.toSorted().join(' ')).toSorted()
}

test('what the same pages load is one file', () => {
  const big = { field: 9 * KB, button: 9 * KB, chart: 9 * KB }
  expect(filesOf({ edit: ['field', 'button'], create: ['field', 'button'], profile: ['chart'] }, big)).toEqual([
    'button field',
    'chart',
  ])
})

test('a small file joins one that nearly the same pages load', () => {
  expect(filesOf({ edit: ['field', 'date'], create: ['field', 'date'], search: ['field'] })).toEqual(['date field'])
})

test('a page that wants nothing of a file is not made to load it for a little order elsewhere', () => {
  expect(filesOf({ edit: ['field', 'rules'], search: ['field'] }, { rules: 9 * KB })).toEqual(['field', 'rules'])
})

test('pages that share nothing keep their files', () => {
  expect(filesOf({ teams: ['crest'], credits: ['price'] })).toEqual(['crest', 'price'])
})

test('what a module brings along counts as its own', () => {
  const pages = new Map([
    ['edit', new Set(['field', 'checked', 'checks'])],
    ['search', new Set(['field'])],
  ])
  const sizes = new Map([['checks', 12 * KB]])
  const modules = [
    { id: 'field', needs: new Set(['field']) },
    { id: 'checked', needs: new Set(['checked', 'checks']) },
  ]
  const files = together(modules, { pages, bytes: id => sizes.get(id) ?? 100 })
  expect(files).toEqual([['field'], ['checked']])
})
