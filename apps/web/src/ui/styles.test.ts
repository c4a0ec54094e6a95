import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')
const files = globSync('**/*.css', { cwd: src }).map(file => file.replaceAll('\\', '/'))

/** The classes that stand alone as a selector, so that the file says how whatever has them is laid out. */
function classesOf(css: string): string[] {
  const selectors = css.replace(/\/\*[^]*?\*\//g, '').match(/[^{}]+(?=\{)/g) ?? []
  return selectors.flatMap(selector =>
    selector.split(/,(?![^(]*\))/).flatMap(one => /^\s*\.([\w-]+)\s*$/.exec(one)?.[1] ?? []),
  )
}

// Styles of a screen stay in the page after it is left: a second room's would change what the first has drawn.
test('two rooms never lay out the same class', () => {
  const rooms = new Map<string, Set<string>>()
  for (const file of files)
    for (const name of classesOf(readFileSync(join(src, file), 'utf8')))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(dirname(file)))
  const shared = [...rooms].filter(([, { size }]) => size > 1).map(([name, where]) => [name, ...where].join(' '))
  expect(shared).toEqual([])
})
