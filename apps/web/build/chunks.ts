import type { Rolldown } from 'vite'

export type Bundle = Rolldown.OutputBundle

export const chunksOf = (bundle: Bundle) => Object.values(bundle).filter(file => file.type === 'chunk')

/** The chunk that a module starts. */
export function chunkOf(bundle: Bundle, module: string): string {
  const found = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId === module)
  if (!found) throw new Error(`no chunk starts with ${module}`)
  return found.fileName
}

/** The files that must be there before these can run: themselves and all they import statically. */
export function closureOf(bundle: Bundle, starts: readonly string[]): string[] {
  const files = new Set<string>()
  const add = (name: string) => {
    const file = bundle[name]
    if (files.has(name) || file?.type !== 'chunk') return
    files.add(name)
    for (const needed of file.imports) add(needed)
  }
  for (const start of starts) add(start)
  return [...files]
}
