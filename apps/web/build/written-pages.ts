import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { closureOf, startsOf, stylesOf } from './chunks.ts'
import { language } from './language.ts'
import { leanContract } from './lean-contract.ts'
import { ownIcons } from './own-icons.ts'
import { pagesOf } from './pages.ts'

/** A browser in which nothing happens, for what modules ask of one as they load. */
const NO_BROWSER = `
const window = { addEventListener() {} }
const { addEventListener } = window
const localStorage = { getItem: () => null }
const matchMedia = () => ({ matches: false, addEventListener })
`

/**
 * Builds what the server writes visitors' pages with: `written/pages.mjs`, the pages themselves as they are drawn
 * without a browser, and `written/styles.json`, the stylesheets of each by its route.
 */
export function writtenPages(tag: string): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'written-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = resolve(config.root, config.build.outDir, 'written')
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const pages = pagesOf(join(root, 'src/visitor/routes.ts')).filter(({ written }) => written)
        const styles = pages.map(page => {
          // A sheet comes after those that it builds on.
          const chunks = closureOf(bundle, startsOf(bundle, page)).toReversed()
          return [page.path, stylesOf(bundle, chunks)] as const
        })
        const source = JSON.stringify(Object.fromEntries(styles))
        this.emitFile({ type: 'asset', fileName: 'written/styles.json', source })
      },
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          publicDir: false,
          plugins: [language(tag), leanContract(), react(), ownIcons()],
          ssr: { noExternal: true },
          build: {
            ssr: 'src/visitor/written.tsx',
            outDir: folder,
            emptyOutDir: false,
            rolldownOptions: {
              output: { banner: NO_BROWSER, codeSplitting: false, entryFileNames: 'pages.mjs' },
            },
          },
        })
      },
    },
  }
}
