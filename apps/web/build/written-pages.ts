import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { chunkOf, chunkWith, closureOf, dynamicOf, startsOf, stylesOf } from './chunks.ts'
import { inBuild } from './in-build.ts'
import { language } from './language.ts'
import { leanContract } from './lean-contract.ts'
import { namedParts } from './named-parts.ts'
import { ownIcons } from './own-icons.ts'
import { pagesOf, playerPages } from './pages.ts'

/** A browser in which nothing happens or moves, for what modules ask of one as they load. */
const NO_BROWSER = `
const window = { addEventListener() {} }
const { addEventListener } = window
const localStorage = { getItem: () => null }
const navigator = { onLine: true, userAgent: '' }
const matchMedia = query => ({ matches: query.includes('reduced-motion'), addEventListener })
`

/**
 * Builds what pages are written with by the server: `written/pages.mjs`, visitors' pages and players' screens as they
 * are drawn without a browser, and `written/files.json`, the stylesheets of each by its route, and the files of each
 * part that a screen loads by itself.
 */
export const writtenPages = (tag: string, modules: ReadonlyMap<string, string>): Plugin =>
  inBuild('written-pages', folders => ({
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const shell = chunkOf(bundle, join(folders.root, 'src/shell/signed-in.tsx'))
        const stylesFrom = (starts: readonly string[]) => stylesOf(bundle, closureOf(bundle, starts))
        const visitors = pagesOf(join(folders.root, 'src/visitor/routes.ts')).filter(({ written }) => written)
        const pages = visitors.map(page => [page.path, stylesFrom(startsOf(bundle, page))] as const)
        const own = playerPages(folders.root)
        const doors = new Set([shell, ...own.map(({ module }) => chunkOf(bundle, module))])
        const screens = own.map(page => {
          const starts = [shell, ...startsOf(bundle, page)]
          // Parts that a screen loads by themselves may be drawn with it.
          const opened = closureOf(bundle, starts).flatMap(name => dynamicOf(bundle, name))
          return [page.path, stylesFrom([...starts, ...opened.filter(name => !doors.has(name))])] as const
        })
        const everywhere = new Set(closureOf(bundle, [shell]))
        const parts = [...modules].map(([name, module]) => {
          const chunks = closureOf(bundle, [chunkWith(bundle, module)]).filter(file => !everywhere.has(file))
          return [name, [...stylesOf(bundle, chunks), ...chunks]] as const
        })
        const tables = { pages, screens, parts }
        const source = JSON.stringify(
          Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, Object.fromEntries(rows)])),
        )
        this.emitFile({ type: 'asset', fileName: 'written/files.json', source })
      },
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          root: folders.root,
          logLevel: 'warn',
          publicDir: false,
          plugins: [language(tag), leanContract(), namedParts(), react(), ownIcons()],
          ssr: { noExternal: true },
          build: {
            ssr: 'src/written/index.ts',
            outDir: join(folders.out, 'written'),
            emptyOutDir: false,
            rolldownOptions: {
              output: { banner: NO_BROWSER, codeSplitting: false, entryFileNames: 'pages.mjs' },
            },
          },
        })
      },
    },
  }))
