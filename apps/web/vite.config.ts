import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { fewChunks } from './build/few-chunks.ts'
import { firstLoad } from './build/first-load.ts'
import { installable } from './build/installable.ts'
import { PSEUDO } from '@gauntlet/contract/language/pseudo'
import { language, SOURCE } from './build/language.ts'
import { otherLanguages, tagsOf } from './build/other-languages.ts'
import { writtenPages } from './build/written-pages.ts'
import { leanReact } from './build/lean-react.ts'
import { toServer } from './build/to-server.ts'
import { leanContract } from './build/lean-contract.ts'
import { namedParts } from './build/named-parts.ts'
import { ownIcons } from './build/own-icons.ts'

const name = process.env['APP_NAME'] || 'Gauntlet'
process.env['VITE_APP_NAME'] = name
const tag = (process.env['VITE_LANGUAGE'] ||= SOURCE)
process.env['VITE_LANGUAGES'] = tagsOf(tag).join(' ')
/** The modules of the parts that screens load by themselves, by name. */
const parts = new Map<string, string>()
// The address of the API on the server of this client; a wrapped app names another one in full.
process.env['VITE_API_BASE'] ||= process.env['API_BASE'] || '/api'

export default defineConfig({
  plugins: [
    language(tag),
    leanContract(),
    namedParts(parts),
    react(),
    ownIcons(),
    leanReact(),
    firstLoad(tag),
    installable(name, tag),
    writtenPages(tag, parts),
    // Only a test opens it, over no network.
    ...(tag === PSEUDO ? [] : [compressed()]),
    otherLanguages(tag),
  ],
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // For `npm run trace`: no file names its map, and the server sends none.
    sourcemap: tag === PSEUDO ? false : 'hidden',
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Each text goes where it is said: a page has those of its own components, and no catalogue.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: fewChunks(import.meta.dirname),
        // The first script lists all files, and what is random in their names does not compress.
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
  server: { proxy: toServer(process.env['GAUNTLET_SERVER'] ?? 'http://127.0.0.1:3000') },
})
