import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, join, relative, resolve } from 'node:path'

const PLACE = /[^\s()@]*?\/?([\w.-]+\.js):(\d+):(\d+)/g

/** A stack trace of the built client with the places in the sources, by the maps in `folder`; what has no map stays. */
export function traced(stack: string, folder: string, root: string): string {
  return stack.replace(PLACE, (place, script: string, line: string, column: string) => {
    const file = join(folder, `${basename(script)}.map`)
    if (!existsSync(file)) return place
    const found = new SourceMap(JSON.parse(readFileSync(file, 'utf8'))).findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in found)) return place
    const source = relative(root, resolve(folder, found.originalSource))
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`
  })
}
