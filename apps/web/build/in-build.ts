import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Known once the settings of a build are read: the folder of the client, and the one that it is built into. */
export interface BuildFolders {
  root: string
  out: string
}

/** A plugin that works in the folders of a build. */
export function inBuild(
  name: string,
  work: (folders: Readonly<BuildFolders>) => Pick<Plugin, 'generateBundle' | 'closeBundle'>,
): Plugin {
  const folders: BuildFolders = { root: '', out: '' }
  return {
    name,
    apply: 'build',
    configResolved({ root, build }) {
      folders.root = root
      folders.out = resolve(root, build.outDir)
    },
    ...work(folders),
  }
}
