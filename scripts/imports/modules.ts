// Reads the repository's sources into what each file imports.
import { globSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { parseSync, type EcmaScriptModule } from 'oxc-parser'
import { packageOf, workspacesOf, type Workspace } from './workspaces.ts'

export interface Import {
  /** As it is written. */
  specifier: string
  /** A path from the repository's root, `node:…`, `virtual:…` or `npm:package/part`. */
  target: string
  line: number
  /** Leaves nothing behind once types are stripped. */
  typeOnly: boolean
  /** `import()`: loaded later, if ever. */
  lazy: boolean
}

export interface Module {
  /** Path from the repository's root, with slashes. */
  file: string
  source: string
  imports: Import[]
}

const SOURCES = ['{packages,apps}/*/**/*.{ts,tsx,mjs}', '{e2e,bench,scripts}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}']
const LEFT_OUT = new Set(['node_modules', 'dist'])

/** The repository's own source files under `root`, sorted, as paths from it with slashes. */
export const sourceFiles = (root: string): string[] =>
  globSync(SOURCES, { cwd: root, exclude: path => LEFT_OUT.has(path.split(sep).at(-1) ?? '') })
    .map(file => file.split(sep).join('/'))
    .toSorted()

export const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length

function* requestsOf({ staticImports, staticExports, dynamicImports }: EcmaScriptModule, source: string) {
  for (const { moduleRequest, entries } of staticImports) {
    const typeOnly = entries.length > 0 && entries.every(entry => entry.isType)
    yield { specifier: moduleRequest.value, start: moduleRequest.start, typeOnly, lazy: false }
  }
  for (const { moduleRequest, isType } of staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest)
      yield { specifier: moduleRequest.value, start: moduleRequest.start, typeOnly: isType, lazy: false }
  for (const { moduleRequest } of dynamicImports) {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[2]) yield { specifier: literal[2], start: moduleRequest.start, typeOnly: false, lazy: true }
  }
}

/** The module that a specifier written in `file` stands for. */
function targetOf(specifier: string, file: string, workspaces: readonly Workspace[]): string {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.join(posix.dirname(file), bare)
  if (/^(node|virtual):/.test(bare)) return bare
  const workspace = workspaces.find(({ name }) => name === packageOf(bare))
  return workspace ? workspace.resolve(bare) : `npm:${bare}`
}

export function readModules(root: string): Module[] {
  const workspaces = workspacesOf(root)
  return sourceFiles(root).map(file => {
    const source = readFileSync(join(root, file), 'utf8')
    const { module } = parseSync(file, source)
    const imports = [...requestsOf(module, source)].map(({ start, ...request }) => ({
      ...request,
      target: targetOf(request.specifier, file, workspaces),
      line: lineAt(source, start),
    }))
    return { file, source, imports }
  })
}
