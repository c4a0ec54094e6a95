import { createHash } from 'node:crypto'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { CLIENT_HEADER, WEB_CLIENT } from '@gauntlet/contract/web-client'
import type { Plugin } from 'vite'
import { SOURCE } from './language.ts'
import { type Bundle, chunksOf, closureOf, stylesOf } from './chunks.ts'
import { type PushNames, pushWorker } from './push-worker.ts'
import { EITHER, SERVERS } from './to-server.ts'
import { type FirstFiles, worker } from './worker.ts'

const MANIFEST = 'manifest.webmanifest'

const manifest = (name: string, lang: string) => ({
  name,
  short_name: name,
  description: 'Play matches and tournaments by challenging fellow players near you.',
  id: '/',
  start_url: '/',
  scope: '/',
  lang,
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
})

/** Loaded for everybody who opens the page: its script, and the files that always come right after it. */
function firstFiles(bundle: Bundle): string[] {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry)
  const find = (name: string) => chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${name}`))
  const [splash, later] = [find('visitor/splash.tsx'), find('later.tsx')]
  if (!entry || !splash || !later) throw new Error('the build has no entry, no splash, or nothing that comes later')
  const scripts = closureOf(bundle, [entry.fileName, splash.fileName, later.fileName])
  return [...scripts, ...stylesOf(bundle, scripts)].map(name => `/${name}`)
}

/** A wrapped app names its server in full, and has no push messages. */
function pushNames(): PushNames {
  const base = process.env['VITE_API_BASE'] ?? '/api'
  return {
    headers: { [CLIENT_HEADER]: WEB_CLIENT },
    subscribeAt: base + notices.startPush.path,
    readAt: base + notices.read.path,
    noticesAt: base + notices.list.path,
  }
}

/** The text of the service worker: two functions, each called with what it cannot import. */
export const workerSource = (first: FirstFiles): string =>
  [
    `(${worker.toString()})(self, ${JSON.stringify(first)});`,
    `(${pushWorker.toString()})(self, ${JSON.stringify(pushNames())});`,
    '',
  ].join('\n')

/** Makes the page an app that can be installed: the manifest, and the service worker at `/sw.js`. */
export function installable(name: string, tag: string): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` }, injectTo: 'head' }],
    generateBundle: {
      // after the page is whole
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('the build has no index.html')
        const version = createHash('sha256').update(String(page.source)).digest('base64url').slice(0, 12)
        const source = workerSource({ version, files: firstFiles(bundle), servers: SERVERS, either: EITHER })
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
        this.emitFile({
          type: 'asset',
          fileName: MANIFEST,
          source: JSON.stringify(manifest(name, tag === SOURCE ? 'en' : tag)),
        })
      },
    },
  }
}
