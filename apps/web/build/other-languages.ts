import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { languages } from '@gauntlet/contract/language/languages'
import type { Plugin } from 'vite'
import { inBuild } from './in-build.ts'
import { SOURCE } from './language.ts'

/** The languages that a player of this build can choose between: English, those with a catalogue, and its own. */
export const tagsOf = (tag: string): string[] => [
  ...new Set(['en', ...Object.keys(languages), tag === SOURCE ? 'en' : tag]),
]

/** Builds the client for each other language once the English one stands, in a folder below it. */
export const otherLanguages = (tag: string): Plugin =>
  inBuild('other-languages', folders => ({
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (tag !== SOURCE) return
        for (const other of Object.keys(languages)) {
          const args = ['vite', 'build', '--emptyOutDir', '--outDir', join(folders.out, 'languages', other)]
          const env = { ...process.env, VITE_LANGUAGE: other }
          const { status } = spawnSync('npx', args, {
            cwd: folders.root,
            env,
            stdio: 'inherit',
            shell: process.platform === 'win32',
          })
          if (status !== 0) this.error(`The client could not be built in ${other}`)
        }
      },
    },
  }))
