// Applies the tables of import-rules.ts to the repository.
import { readModules, type Import, type Module } from './modules.ts'
import { impurities } from './purity.ts'
import { undeclaredPackages, workspacesOf } from './workspaces.ts'

/**
 * One row. `files` is matched against a file's path from the repository's root; `only` and `never` against the start
 * of what it imports: a path of the repository, `node:…`, `virtual:…` or `npm:package/part`.
 * `<own>` stands for what the first group of `files` matched.
 */
export interface ImportRule {
  name: string
  files: RegExp
  /** Tests are bound too; else they are exempt. */
  tests?: true
  /** Whatever is not named here is refused. */
  only?: readonly string[]
  never?: readonly string[]
  /** Imports of nothing but types are free. */
  typesAreFree?: true
  /** Follows every import that is loaded at once (no types, no `import()`) through the repository. */
  deep?: true
}

/** Files that may not name these globals, nor ask for the time where `clock` is set. Tests are exempt. */
export interface PurePart {
  name: string
  files: RegExp
  clock: boolean
  globals: readonly string[]
}

/** Files whose first group names a node; no way leads from a node back to itself. Tests are exempt. */
export interface Graph {
  name: string
  files: RegExp
}

export interface Tables {
  importRules: readonly ImportRule[]
  pureParts: readonly PurePart[]
  acyclic: Graph
}

// Tests and what only they use.
const isTest = (file: string) => /\.test(ing)?\.tsx?$|\/testing\//.test(file)

function refuses(rule: ImportRule, own: string, { target, typeOnly }: Import): boolean {
  if (rule.typesAreFree && typeOnly) return false
  const named = (patterns: readonly string[]) =>
    patterns.some(pattern => new RegExp(`^(?:${pattern.replaceAll('<own>', own)})`).test(target))
  return (rule.only !== undefined && !named(rule.only)) || (rule.never !== undefined && named(rule.never))
}

/** The ways from a module to what it may not load, each with the import it begins with. */
function* waysTo(
  { file, imports }: Module,
  byFile: ReadonlyMap<string, Module>,
  refused: (entry: Import) => boolean,
): Generator<{ line: number; way: string[] }> {
  const seen = new Set([file])
  const open = imports.map(entry => ({ entry, line: entry.line, way: [entry.target] }))
  for (const { entry, line, way } of open) {
    if (entry.typeOnly || entry.lazy || seen.has(entry.target)) continue
    seen.add(entry.target)
    if (refused(entry)) yield { line, way }
    else
      for (const next of byFile.get(entry.target)?.imports ?? [])
        open.push({ entry: next, line, way: [...way, next.target] })
  }
}

function brokenBy(rule: ImportRule, modules: readonly Module[], byFile: ReadonlyMap<string, Module>): string[] {
  return modules.flatMap(module => {
    const match = rule.files.exec(module.file)
    if (!match || (isTest(module.file) && !rule.tests)) return []
    const refused = (entry: Import) => refuses(rule, match[1] ?? '', entry)
    const ways = rule.deep
      ? [...waysTo(module, byFile, refused)]
      : module.imports.filter(refused).map(({ line, target }) => ({ line, way: [target] }))
    return ways.map(({ line, way }) => `${module.file}:${line}: ${rule.name}: ${way.join(' → ')}`)
  })
}

/** One finding a node that a way leads back to, with the file its first step stands in. */
function cycles({ name, files }: Graph, modules: readonly Module[]): string[] {
  const nodeOf = (path: string) => files.exec(path)?.[1]
  const edges = new Map<string, Map<string, string>>()
  for (const { file, imports } of modules) {
    const from = nodeOf(file)
    if (!from || isTest(file)) continue
    const out = edges.get(from) ?? new Map<string, string>()
    edges.set(from, out)
    for (const { target, line } of imports) {
      const to = nodeOf(target)
      if (to && to !== from && !out.has(to)) out.set(to, `${file}:${line}`)
    }
  }
  return [...edges].flatMap(([start, out]) => {
    const seen = new Set<string>()
    const open = [...out].map(([to, at]) => ({ to, at, way: [start, to] }))
    for (const { to, at, way } of open) {
      // Each cycle is told once: by the node whose name comes first.
      if (to === start) return way.every(node => start <= node) ? [`${at}: ${name}: ${way.join(' → ')}`] : []
      if (seen.has(to)) continue
      seen.add(to)
      for (const next of edges.get(to)?.keys() ?? []) open.push({ to: next, at, way: [...way, next] })
    }
    return []
  })
}

/** Breaches of the rules in the tree under `root`, a line each: `file:line: rule: what was found`. */
export function checkImports(root: string, { importRules, pureParts, acyclic }: Tables): string[] {
  const modules = readModules(root)
  const byFile = new Map(modules.map(module => [module.file, module]))
  return [
    ...importRules.flatMap(rule => brokenBy(rule, modules, byFile)),
    ...pureParts.flatMap(({ name, files, clock, globals }) =>
      modules
        .filter(({ file }) => files.test(file) && !isTest(file))
        .flatMap(({ file, source }) =>
          impurities(file, source, { clock, globals }).map(({ line, what }) => `${file}:${line}: ${name}: ${what}`),
        ),
    ),
    ...cycles(acyclic, modules),
    ...undeclaredPackages(modules, workspacesOf(root)),
  ].toSorted()
}
