import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compressed } from './build/compressed.ts'
import { firstLoad } from './build/first-load.ts'
import { leanContract } from './build/lean-contract.ts'
import { ownIcons } from './build/own-icons.ts'
import { ownIonic, plainIonicApp, pureIonic } from './build/own-ionic.ts'

const name = process.env['APP_NAME'] || 'Gauntlet'
process.env['VITE_APP_NAME'] = name
// Where the server that serves this client has its API; a wrapped app names another one in full.
process.env['VITE_API_BASE'] ||= process.env['API_BASE'] || '/api'

/** Ionic's packages only define what is imported; they do not say so themselves. Their styles are kept. */
const hasSideEffects = (id: string) => id.endsWith('.css') || !/node_modules\/(@ionic|ionicons|@stencil)\//.test(id)

export default defineConfig({
  plugins: [
    leanContract(),
    react(),
    ownIcons(),
    ownIonic(),
    plainIonicApp(),
    firstLoad(),
    compressed(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        name,
        short_name: name,
        description: 'Play matches and tournaments by challenging fellow players near you.',
        id: '/',
        start_url: '/',
        display: 'standalone',
        background_color: '#0f3050',
        theme_color: '#0f3050',
        categories: ['sports', 'social'],
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        // the shell for every address but what the server answers itself
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(api|dev|docs|healthz|readyz|metrics|robots\.txt|\.well-known)(\/|$)/],
        globPatterns: ['**/*.{js,css,html,svg}'],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake: { moduleSideEffects: hasSideEffects, manualPureFunctions: pureIonic } },
  },
  server: { proxy: { '/api': process.env['GAUNTLET_SERVER'] ?? 'http://127.0.0.1:3000' } },
})
