// Names in backticks on the pages of the project, held against its files: a page that names what is gone is untrue.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { allEndpoints } from '../../packages/contract/src/endpoints.ts'

const SOURCE = /\.(ts|tsx|mjs|sql|css|json|html|ya?ml|txt|csp|ndjson)$|(^|\/)(Dockerfile|\.\w+)$|\/content\/.*\.md$/
/** Not ours, only words, or names that are not there on purpose. */
const NOT_READ = /package-lock\.json$|names-in-docs\.test\.ts$|^(apps\/server|packages\/rules)\/data\//
const PATH = /^[\w.@<>*{},/…-]*(\/|[\w>*}]\.(ts|tsx|mjs|sql|css|md|json|html|txt|yaml|generated))[\w.@<>*{},/-]*$/
const WORD = /[A-Za-z_]\w+/g

type Names = ReadonlyMap<string, ReadonlySet<string>>
/** Everything that a page can name. */
export interface Tree {
  /** Files and folders. */
  paths: readonly string[]
  /** Each path, and all that one may end with: from every folder in it on. */
  ends: ReadonlySet<string>
  words: ReadonlySet<string>
  scripts: ReadonlySet<string>
  /** Rows of the contract by noun, columns by table: of `challenges.accept` and `users.email` both halves are held. */
  parts: readonly Names[]
}

function named(pairs: Iterable<readonly [string, string]>): Names {
  const names = new Map<string, Set<string>>()
  for (const [whole, part] of pairs) names.set(whole, (names.get(whole) ?? new Set()).add(part))
  return names
}

function* columnsOf(schema: string): Generator<readonly [string, string]> {
  for (const [, table = '', body = ''] of schema.matchAll(/^CREATE TABLE (\w+) \(\n(.*?)\n\)/gms))
    for (const [, column = ''] of body.matchAll(/^ {2}"?([a-z]\w*)"? /gm)) yield [table, column]
}

const endsOf = (path: string): string[] => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))

export function readTree(root: string): Tree {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).stdout
  const files = listed.trim().split('\n')
  const folders = new Set<string>()
  for (const file of files) for (let up = dirname(file); up !== '.'; up = dirname(up)) folders.add(up)
  const words = new Set<string>()
  for (const file of files) {
    for (const [word] of file.matchAll(WORD)) words.add(word)
    if (SOURCE.test(file) && !NOT_READ.test(file)) for (const [word] of read(file).matchAll(WORD)) words.add(word)
  }
  const scripts = files
    .filter(file => /(^|\/)package\.json$/.test(file))
    .flatMap(file => /"scripts": \{(.*?)\}/s.exec(read(file))?.[1]?.match(/(?<=^ *")\w+(?=":)/gm) ?? [])
  const addresses = allEndpoints.map(({ endpoint }) => endpoint.path.slice(1))
  const paths = [...files, ...folders, ...addresses]
  return {
    paths,
    ends: new Set(paths.flatMap(endsOf)),
    words,
    scripts: new Set(scripts),
    parts: [
      named(allEndpoints.map(({ noun, name }) => [noun, name])),
      named(columnsOf(read('apps/server/schema.sql'))),
    ],
  }
}

/**
 * A file or folder from the root, from the page's folder, or by its end (`support/lock.ts`); or an address of the API.
 * `<noun>` and `*` stand for any name.
 */
export function hasPath({ paths, ends }: Tree, page: string, path: string): boolean {
  const wanted = path
    .replace(/^(\.\.?\/)+/, '')
    .replace(/^@gauntlet\/(contract|rules)\//, 'packages/$1/src/')
    .replaceAll(/<[^>]*>|…/g, '*')
    .replace(/\/$/, '')
  const fromPage = join(dirname(page), path)
  // To try a pattern on every file takes a thousand times as long.
  if (!/[*?{}[\]()!]/.test(wanted)) return [wanted, `${wanted}.ts`, fromPage].some(each => ends.has(each))
  const patterns = [wanted, `**/${wanted}`, `**/${wanted}.ts`, fromPage]
  return paths.some(each => patterns.some(pattern => matchesGlob(each, pattern)))
}

/** `challenges.swallow`, where there are challenges but no such row and no such column. */
const unknownParts = ({ parts }: Tree, text: string): string[] =>
  [...text.matchAll(/\b(\w+)\.(\w+)\b/g)]
    .filter(([, whole = '', part = '']) => {
      const known = parts.flatMap(names => names.get(whole) ?? [])
      return known.length > 0 && !known.some(names => names.has(part))
    })
    .map(([name]) => name)

function isTrue(tree: Tree, page: string, text: string): boolean {
  if (text.startsWith('/')) return true
  if (PATH.test(text)) return hasPath(tree, page, text)
  const [, script] = /^npm run (?:--silent )?(\w+)/.exec(text) ?? []
  if (script !== undefined && !tree.scripts.has(script)) return false
  const quoted = [...text.matchAll(/'([^']*)'/g)].map(([, inner = '']) => inner).filter(inner => PATH.test(inner))
  const left = text.replaceAll(/'[^']*'/g, '')
  return (
    unknownParts(tree, left).length === 0 &&
    quoted.every(path => hasPath(tree, page, path)) &&
    [...left.matchAll(WORD)].every(([word]) => tree.words.has(word))
  )
}

const BLOCK = /^( *)```[^]*?^\1```$/gm

/** Names in backticks that the tree does not have; of blocks of code only rows and columns are looked at. */
export const untrueOn = (tree: Tree, page: string, text: string): string[] =>
  [
    ...[...text.replaceAll(BLOCK, '').matchAll(/`([^`\n]+)`/g)]
      .map(([, name = '']) => name)
      .filter(name => !isTrue(tree, page, name)),
    ...[...text.matchAll(BLOCK)].flatMap(([block]) => unknownParts(tree, block)),
  ].map(name => `${page}: ${name}`)
