import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')
const filesOf = (pattern: string) => globSync(pattern, { cwd: src }).map(file => file.replaceAll('\\', '/'))
const textOf = new Map(filesOf('**/*.{css,ts,tsx}').map(file => [file, readFileSync(join(src, file), 'utf8')]))
const from = (file: string, named: string) => relative(src, join(src, dirname(file), named)).replaceAll('\\', '/')

/** The files that a module, or a sheet, cannot be loaded without. */
const STATIC = /^(?:import|export)\s(?!type\s)(?:[^'"]*?from\s+)?'(\.[^']+)'|^@import "([^"]+)"/gm
const DYNAMIC = /import\('(\.[^']+)'\)/g
const allOf = (pattern: RegExp, file: string) =>
  [...(textOf.get(file) ?? '').matchAll(pattern)].map(([, module, sheet]) => from(file, module ?? sheet ?? ''))

/** A module that is loaded by itself: all that comes with it. */
const comesWith = new Map<string, readonly string[]>()
function loadedWith(root: string): readonly string[] {
  const known = comesWith.get(root)
  if (known) return known
  const found = new Set([root])
  for (const file of found) for (const next of allOf(STATIC, file)) found.add(next)
  const all = [...found]
  comesWith.set(root, all)
  return all
}

const bySheet = [...textOf]
  .filter(([file]) => file.endsWith('.css'))
  .map(([file, text]): [string, string[]] => [
    file,
    (text.replace(/\/\*[^]*?\*\//g, '').match(/[^{}]+(?=\{)/g) ?? [])
      .flatMap(selector => selector.split(/,(?![^(]*\))/))
      .flatMap(selector => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? []),
  ])

/** The sheets that say of a class, and of nothing beside it, how whatever has it is laid out. */
const sheetsOf = (name: string) => bySheet.flatMap(([file, names]) => (names.includes(name) ? file : []))

const CLASS_NAMES = /className=(?:"([^"]+)"|\{([^}]*)\})/g
const classesIn = (file: string): string[] =>
  [...(textOf.get(file) ?? '').matchAll(CLASS_NAMES)].flatMap(([, plain, written = '']) =>
    (plain ?? [...written.matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, text]) => text).join(' ')).split(/[\s${}]+/),
  )

// The screens of a noun are found by name, so that no module names them.
const screens = filesOf('features/*/screens.ts').flatMap(file => allOf(DYNAMIC, file))
const lazilyFrom = (file: string) => [...allOf(DYNAMIC, file), ...(file === 'shell/signed-in.tsx' ? screens : [])]

/** Of whatever is loaded, on whatever way it was come to, the classes whose styles have not been loaded. */
function unstyled(root: string, before: ReadonlySet<string>, way: readonly string[], seen: Set<string>): string[] {
  const modules = loadedWith(root)
  const sheets = new Set([...before, ...modules.filter(file => file.endsWith('.css'))])
  const key = [root, ...[...sheets].toSorted()].join(' ')
  if (seen.has(key)) return []
  seen.add(key)
  const here = modules
    .filter(file => file.endsWith('.tsx'))
    .flatMap(file => classesIn(file).map(name => ({ file, name, laidOutBy: sheetsOf(name) })))
    .filter(({ laidOutBy }) => laidOutBy.length > 0 && !laidOutBy.some(sheet => sheets.has(sheet)))
    .map(({ file, name, laidOutBy }) => `.${name} of ${file} wants ${laidOutBy.join(' or ')}`)
  const next = modules.flatMap(lazilyFrom).filter(file => !way.includes(file))
  return [...here, ...next.flatMap(file => unstyled(file, sheets, [...way, root], seen))]
}

test('whatever is loaded brings the styles of what it draws, on each way to it', () => {
  const missing = new Set(unstyled('main.tsx', new Set(), [], new Set()))
  expect([...missing]).toEqual([])
})
