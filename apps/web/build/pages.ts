import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { paths } from '../src/paths.ts'

export interface PageModule {
  path: string
  /** The file of the screen. */
  module: string
  /** Shown with or without a session. */
  anybody: boolean
  /** Written by the server. */
  written: boolean
}

const ROW = /path: paths\.(\w+),.*import\('(.+?)'\)/
const isName = (name: string): name is keyof typeof paths => Object.hasOwn(paths, name)

/** The file that each address of a route table loads. Throws if a row cannot be read: its page would not be weighed. */
export function pagesOf(table: string): PageModule[] {
  const lines = readFileSync(table, 'utf8').split('\n')
  return lines
    .filter(line => /\bimport\('/.test(line))
    .map(line => {
      const [, name = '', file = ''] = ROW.exec(line) ?? []
      if (!isName(name))
        throw new Error(`${table}: a route is one line, { path: paths.x, load: () => import('…') }\n${line}`)
      const has = (mark: string) => line.includes(`${mark}: true`)
      return {
        path: paths[name],
        module: resolve(dirname(table), file),
        anybody: has('anybody'),
        written: has('written'),
      }
    })
}

/** The screens of verified players: those of the shell, and each feature's. */
export const playerPages = (root: string): PageModule[] =>
  ['src/shell/player-routes.ts', ...globSync('src/features/*/screens.ts', { cwd: root }).toSorted()].flatMap(file =>
    pagesOf(join(root, file)),
  )
