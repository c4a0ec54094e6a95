import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { CLIENT_HEADER, IN_COOKIE, WEB_CLIENT } from '@gauntlet/contract/web-client'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Plugin, runnerImport } from 'vite'
import { SELF_READ } from '../src/api/first-reads.ts'
import { paths } from '../src/paths.ts'
import { boot, type FirstReads, type PreloadPlan } from './boot.ts'
import { type Load, weigh } from './budget.ts'
import { type Bundle, chunkOf, closureOf, dynamicOf, startsOf, stylesOf } from './chunks.ts'
import { language, SOURCE } from './language.ts'
import { SCREEN_READS, type ScreenRead } from './screen-reads.ts'
import { type PageModule, pagesOf, playerPages } from './pages.ts'

const NOTHING: FirstReads = { token: IN_COOKIE, headers: {}, everywhere: [], screens: {} }
const EMPTY: PreloadPlan = {
  files: [],
  visitor: [],
  anybody: [],
  player: [],
  shell: [],
  shellLater: [],
  home: paths.dashboard,
  first: NOTHING,
}

/** A wrapped app names its server in full, and has no cookie there. */
function firstReads(base: string): FirstReads {
  if (!base.startsWith('/')) return NOTHING
  const from = (reads: readonly ScreenRead[]) => reads.map(({ url, ...body }) => ({ url: base + url, ...body }))
  return {
    token: IN_COOKIE,
    headers: { [CLIENT_HEADER]: WEB_CLIENT },
    everywhere: from([{ url: SELF_READ.path }]),
    screens: Object.fromEntries(Object.entries(SCREEN_READS).map(([path, reads]) => [path, from(reads)])),
  }
}

/** The splash and the frame of the app as HTML, from the components that the app itself shows. */
async function pictures(root: string, plugins: Plugin[]): Promise<string> {
  const render = async (file: string, name: string) => {
    const { module } = await runnerImport<Record<string, FunctionComponent>>(join(root, file), { plugins })
    const component = module[name]
    if (!component) throw new Error(`${file} exports no ${name}`)
    return renderToStaticMarkup(createElement(component))
  }
  const splash = await render('src/visitor/splash.tsx', 'default')
  const shell = await render('src/shell/first-frame.tsx', 'FirstFrame')
  return `<div data-for="splash">${splash}</div><div data-for="shell">${shell}</div>`
}

/** Puts the styles of the entry into the HTML and takes their file out of the build; `taken` gets its name. */
function inlineStyles(html: string, bundle: Bundle, taken: Set<string>): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, name: string) => {
    const file = bundle[name]
    if (file?.type !== 'asset') return link
    delete bundle[name]
    taken.add(name)
    return `<style>${String(file.source)}</style>`
  })
}

/**
 * A chunk that shares styles with the entry asks for the entry's stylesheet before it runs, and fails if there is none.
 * Here it asks for the entry's script instead, which is loaded already.
 */
function forgetStyles(bundle: Bundle, taken: ReadonlySet<string>, entry: string): void {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk') for (const name of taken) file.code = file.code.replaceAll(name, entry)
}

/**
 * The hashes of everything inline in a page between `<name>` and `</name>`, as a Content-Security-Policy writes them.
 */
const inlineHashes = (html: string, name: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

interface Tables {
  visitor: PageModule[]
  player: PageModule[]
  shell: string[]
}

function loadsOf(bundle: Bundle, { visitor, player, shell }: Tables, entry: string): Load[] {
  const files = (...modules: string[]) => closureOf(bundle, [entry, ...modules.map(module => chunkOf(bundle, module))])
  return [
    ...visitor.map(({ path, module }): Load => ({ kind: 'visitor', path, files: files(module) })),
    ...player.map(({ path, module }): Load => ({ kind: 'player', path, files: files(...shell, module) })),
  ]
}

function planOf(bundle: Bundle, { visitor, player, shell }: Tables, entry: string, base: string): PreloadPlan {
  const files: string[] = []
  const withStyles = (chunks: readonly string[]) => [...stylesOf(bundle, chunks), ...chunks]
  const there = new Set(withStyles(closureOf(bundle, [entry])))
  const sizeOf = (name: string) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? file.code.length : (file?.source.length ?? 0)
  }
  // The largest first: over a few connections whatever begins last ends last.
  const numbers = (names: readonly string[]) =>
    names
      .filter(name => !there.has(name))
      .toSorted((a, b) => sizeOf(b) - sizeOf(a))
      .map(name => (files.includes(name) ? files.indexOf(name) : files.push(name) - 1))
  const chunks = (modules: readonly string[]) => modules.map(module => chunkOf(bundle, module))
  const pages = new Set(chunks([...visitor, ...player].map(({ module }) => module).concat(shell)))
  const row = (starts: readonly string[], without: readonly string[] = []) => {
    const own = closureOf(bundle, starts)
    const opened = closureOf(
      bundle,
      own.flatMap(name => dynamicOf(bundle, name)).filter(name => !pages.has(name)),
    )
    const needed = withStyles(own).filter(name => !without.includes(name))
    const later = withStyles(opened).filter(name => !without.includes(name) && !needed.includes(name))
    return [numbers(needed), numbers(later)] as const
  }
  const shellFiles = withStyles(closureOf(bundle, chunks(shell)))
  const [shellRow, shellLater] = row(chunks(shell))
  const rows = (of: readonly PageModule[], without: readonly string[] = []) =>
    of.map(page => [page.path, ...row(startsOf(bundle, page), without)] as const)
  return {
    visitor: rows(visitor.filter(({ anybody }) => !anybody)),
    anybody: rows(visitor.filter(({ anybody }) => anybody)),
    player: rows(player, shellFiles),
    shell: shellRow,
    shellLater,
    files,
    home: paths.dashboard,
    first: firstReads(base),
  }
}

/**
 * Makes the first page fast, and keeps it so: the splash, its styles and the first script stand in the HTML; the first
 * script asks for the chunks of the opened page; a page that loads too much fails the build. The hashes of inline
 * scripts and styles are written to `csp.json`, for the Content-Security-Policy of the server.
 */
export function firstLoad(tag: string): Plugin {
  let root = ''
  let apiBase = ''
  let tables: Tables = { visitor: [], player: [], shell: [] }
  const taken = new Set<string>()
  return {
    name: 'first-load',
    configResolved(config) {
      root = config.root
      apiBase = String(config.env['VITE_API_BASE'])
      tables = {
        visitor: pagesOf(join(root, 'src/visitor/routes.ts')),
        player: playerPages(root),
        shell: [join(root, 'src/shell/signed-in.tsx')],
      }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        const plan = bundle && chunk ? planOf(bundle, tables, chunk.fileName, apiBase) : EMPTY
        const first = `  <script>(${boot.toString()})(${JSON.stringify(plan)})</script>\n  </head>`
        // Behind the links to the entry's scripts, which every page waits for longest.
        // while developing, styles come with the scripts: prepared pictures would stand there bare
        if (!bundle) return html.replace('</head>', first)
        const drawn = `<div id="root">${await pictures(root, [language(tag)])}</div>`
        return inlineStyles(html, bundle, taken).replace('<div id="root"></div>', drawn).replace('</head>', first)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const entry = Object.values(bundle).find(file => file.type === 'chunk' && file.isEntry)
        if (!entry) throw new Error('the build has no entry')
        forgetStyles(bundle, taken, entry.fileName)
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('the build has no index.html')
        const html = String(page.source)
        const csp = JSON.stringify({
          scriptHashes: inlineHashes(html, 'script'),
          styleHashes: inlineHashes(html, 'style'),
        })
        this.emitFile({ type: 'asset', fileName: 'csp.json', source: csp })
        // The budget is that of the language it was set in.
        if (tag !== SOURCE) return
        const { table, heavy } = weigh(bundle, loadsOf(bundle, tables, entry.fileName))
        this.info(`JavaScript before anything can be tapped, as it travels\n${table}`)
        if (heavy.length > 0) this.error(`these pages load too much JavaScript:\n${heavy.join('\n')}`)
      },
    },
  }
}
