import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { brotli } from './brotli.ts'

/** Below this a file travels in one packet either way. */
const BYTES_MIN = 1024
const FILES = '**/*.{js,css,svg,webmanifest}'

/** Writes beside each file of a build its compressed forms, `.br` and `.gz`, made once and as small as can be. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      handler() {
        for (const name of globSync(FILES, { cwd: folder })) {
          const file = join(folder, name)
          if (statSync(file).size < BYTES_MIN) continue
          const text = readFileSync(file, 'utf8')
          writeFileSync(`${file}.br`, brotli(text))
          writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
        }
      },
    },
  }
}
