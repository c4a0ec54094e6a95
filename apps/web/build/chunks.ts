import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Rolldown } from 'vite'

export type Bundle = Rolldown.OutputBundle

export const chunksOf = (bundle: Bundle) => Object.values(bundle).filter(file => file.type === 'chunk')

/** The chunk that a module starts. */
export function chunkOf(bundle: Bundle, module: string): string {
  const found = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId === module)
  if (!found) throw new Error(`no chunk starts with ${module}`)
  return found.fileName
}

/** The chunk that a module stands in, whether or not it starts it. */
export function chunkWith(bundle: Bundle, module: string): string {
  const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(module))
  if (!found) throw new Error(`no chunk has ${module}`)
  return found.fileName
}

/**
 * The files that must be there before these can run: themselves and everything they import statically, each behind
 * those that it builds on.
 */
export function closureOf(bundle: Bundle, starts: readonly string[]): string[] {
  const seen = new Set<string>()
  const files: string[] = []
  const add = (name: string) => {
    const file = bundle[name]
    if (seen.has(name) || file?.type !== 'chunk') return
    seen.add(name)
    for (const needed of file.imports) add(needed)
    files.push(name)
  }
  for (const start of starts) add(start)
  return files
}

/** The chunks that a chunk loads on demand. */
export function dynamicOf(bundle: Bundle, name: string): string[] {
  const file = bundle[name]
  return file?.type === 'chunk' ? file.dynamicImports : []
}

/** A page that has a part of it `ready` names it as `partOf(async () => (await import('…')).Board)`. */
const READY = /\bpartOf\(\s*async \(\) => \(await import\('(.+?)'\)\)/

/** The chunks that a page starts with: one that the server writes is drawn with what it has `ready`, too. */
export function startsOf(bundle: Bundle, { module, written }: { module: string; written: boolean }): string[] {
  const source = written ? readFileSync(module, 'utf8') : ''
  if (!/^export const ready\b/m.test(source)) return [chunkOf(bundle, module)]
  const [, ready] = READY.exec(source) ?? []
  // Unread, the page would be written without its styles.
  if (ready === undefined) throw new Error(`${module}: what it has ready cannot be read`)
  return [module, resolve(dirname(module), ready)].map(each => chunkOf(bundle, each))
}

/**
 * The stylesheets that come with these chunks, except the one that stands in the page itself: `first-load.ts` takes it
 * out of the bundle.
 */
export function stylesOf(bundle: Bundle, chunks: readonly string[]): string[] {
  const files = new Set<string>()
  for (const name of chunks) {
    const file = bundle[name]
    if (file?.type !== 'chunk') continue
    for (const style of file.viteMetadata?.importedCss ?? []) if (bundle[style]) files.add(style)
  }
  return [...files]
}
