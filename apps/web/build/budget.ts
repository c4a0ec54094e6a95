import { brotli } from './brotli.ts'
import type { Bundle } from './chunks.ts'

export interface Load {
  kind: 'visitor' | 'player'
  path: string
  files: readonly string[]
}

/** Compressed with Brotli, as it travels: everything before anything can be tapped. */
const LIMIT_KB = { visitor: 80, player: 155 }

/** A table of the weight of each page, and a line for each page that weighs too much. */
export function weigh(bundle: Bundle, loads: readonly Load[]): { table: string; heavy: string[] } {
  const sizes = new Map<string, number>()
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk') sizes.set(file.fileName, brotli(file.code).length / 1000)
  }
  const rows = loads
    .map(({ kind, path, files }) => {
      const kb = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
      return { line: `${kb.toFixed(1).padStart(6)} of ${LIMIT_KB[kind]} KB  ${path}`, kb, over: kb > LIMIT_KB[kind] }
    })
    .sort((a, b) => b.kb - a.kb)
  return {
    table: rows.map(({ line }) => line).join('\n'),
    heavy: rows.filter(({ over }) => over).map(({ line }) => line),
  }
}
