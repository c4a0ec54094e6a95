import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { closureOf, startsOf, stylesOf } from './chunks.ts'
import { inBuild } from './in-build.ts'
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
export const writtenPages = (tag: string): Plugin =>
  inBuild('written-pages', folders => ({
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const pages = pagesOf(join(folders.root, 'src/visitor/routes.ts')).filter(({ written }) => written)
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
          root: folders.root,
          logLevel: 'warn',
          publicDir: false,
          plugins: [language(tag), leanContract(), react(), ownIcons()],
          ssr: { noExternal: true },
          build: {
            ssr: 'src/visitor/written.tsx',
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
