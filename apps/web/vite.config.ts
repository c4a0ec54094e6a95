import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { fewChunks } from './build/few-chunks.ts'
import { firstLoad } from './build/first-load.ts'
import { installable } from './build/installable.ts'
import { leanContract } from './build/lean-contract.ts'
import { ownIcons } from './build/own-icons.ts'

const name = process.env['APP_NAME'] || 'Gauntlet'
process.env['VITE_APP_NAME'] = name
// The address of the API on the server of this client; a wrapped app names another one in full.
process.env['VITE_API_BASE'] ||= process.env['API_BASE'] || '/api'

export default defineConfig({
  plugins: [leanContract(), react(), ownIcons(), firstLoad(), installable(name), compressed()],
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // For `npm run trace`: no file names its map, and the server sends none.
    sourcemap: 'hidden',
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: fewChunks(import.meta.dirname) },
    },
  },
  server: { proxy: { '/api': process.env['GAUNTLET_SERVER'] ?? 'http://127.0.0.1:3000' } },
})
