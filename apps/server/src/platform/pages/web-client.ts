import { existsSync } from 'node:fs'
import { PASSWORD_MAX } from '@gauntlet/contract/passwords/forms'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import { notFound } from '../http/refusal.ts'
import { ENGLISH } from '../language/speaker.ts'
import { buildFor, type PageLanguages, readBuilds } from './builds.ts'
import { allowStyle, appPolicy, pageHeaders, PAGES_ONLY } from './security.ts'
import { screenWriterOf } from './written-screens.ts'
import { writerOf } from './written.ts'
import { readWritten } from './writing.ts'

const YEAR = 31_536_000
const SCRIPT_OR_STYLE = /[\\/]assets[\\/][^\\/]+\.(js|css)$/
/** The preview shown where a page's address is shared; undefined for the app's own. */
export type Preview = (path: string) => Promise<{ title: string; description: string } | undefined>

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const attribute = (text: string) => text.replace(/[&<>"]/g, sign => ESCAPES[sign] ?? sign)

/** The page with the tags that those who show a link read (ogp.me). */
function withPreview(page: string, { title, description }: { title: string; description: string }): string {
  const tags = [
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${attribute(title)}">`,
    `<meta property="og:description" content="${attribute(description)}">`,
  ]
  return page.replace('</head>', () => `${tags.join('')}</head>`)
}

const UNLISTED = ['index.html', 'csp.json', '**/*.br', '**/*.gz', '**/*.map', 'languages/**', 'written/**']
/** Files beside the page that are in its language, at the same address in each. */
const IN_LANGUAGE = ['sw.js', 'manifest.webmanifest']

/** Helmet writes some of them beside Fastify. */
function withoutPageHeaders(reply: FastifyReply) {
  for (const name of PAGES_ONLY) {
    reply.removeHeader(name)
    reply.raw.removeHeader(name)
  }
}

/** The part of the configuration that the client needs: the longest password, where it differs from the default. */
const withPasswordMax = (page: string, max: number): string =>
  max === PASSWORD_MAX ? page : page.replace('</head>', `<meta name="password-max" content="${max}"></head>`)

/**
 * Serves the built web client: its files, and its one page for every address that is not a file or an API call. Of
 * builds for several languages a browser is given the page and the service worker of one; their other files are named
 * after what is in them, and so stand beside each other.
 */
export async function serveWebClient(
  app: FastifyInstance,
  folder: string,
  {
    apiBase,
    preview,
    stripe,
    passwordMax,
    languages = { offered: [ENGLISH.language], chosen: () => null },
    hasSession = () => false,
    clock,
  }: {
    apiBase: string
    preview: Preview
    stripe: boolean
    passwordMax: number
    languages?: PageLanguages
    /** Whether a browser is a player's, by its Cookie header: the app draws itself there. */
    hasSession?: (cookies: string | undefined) => boolean
    clock: Pick<Clock, 'now'>
  },
): Promise<void> {
  if (!existsSync(`${folder}/index.html`)) return
  const builds = await readBuilds(folder, languages.offered)
  const several = builds.length > 1
  const choose = buildFor(builds, languages)
  const writers = new Map(
    await Promise.all(
      builds.map(async build => {
        const written = await readWritten(build.folder)
        const both = written && {
          visitors: writerOf(app, build, written, { apiBase, passwordMax }),
          players: screenWriterOf(app, build, written, { apiBase, passwordMax, clock }),
        }
        return [build, both] as const
      }),
    ),
  )
  const scripts = builds.flatMap(build => build.scripts)
  const written = [...writers.values()].flatMap(writer => writer?.visitors.styles ?? [])
  const styles = [...new Set([...builds.flatMap(build => build.styles), ...written])]
  await app.register(async pages => {
    await pages.register(helmet, appPolicy({ scripts, styles, stripe }))
    await pages.register(fastifyStatic, {
      root: builds.map(build => build.folder),
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: several ? [...UNLISTED, ...IN_LANGUAGE] : UNLISTED,
      setHeaders(response, path) {
        // Files under assets/ carry a hash of what is in them; the others are asked for each time.
        const kept = path.includes('/assets/') || path.includes('\\assets\\')
        response.header('cache-control', kept ? `public, max-age=${YEAR}, immutable` : 'no-cache')
        if (SCRIPT_OR_STYLE.test(path)) withoutPageHeaders(response)
      },
    })
    const inLanguage = (reply: FastifyReply) => (several ? reply.header('vary', 'Accept-Language, Cookie') : reply)
    if (several)
      for (const name of IN_LANGUAGE)
        pages.get(`/${name}`, (request, reply) => inLanguage(reply).sendFile(name, choose(request).folder))
    pages.get('/*', async (request, reply) => {
      const path = request.url.split('?')[0] ?? ''
      if (path.toLowerCase().startsWith(`${apiBase.toLowerCase()}/`) || /^\/assets\//i.test(path)) throw notFound()
      const shared = await preview(path)
      const build = choose(request)
      const writer = writers.get(build)
      const isPlayers = hasSession(request.headers.cookie)
      const screen = isPlayers ? await writer?.players(request) : undefined
      const forVisitors = isPlayers ? undefined : await writer?.visitors.write(request)
      const page = withPasswordMax(screen?.page ?? forVisitors ?? build.page, passwordMax)
      if (screen) allowStyle(reply, screen.style)
      return inLanguage(pageHeaders(reply))
        .type('text/html; charset=utf-8')
        .header('cache-control', screen ? 'no-store' : 'no-cache')
        .send(shared ? withPreview(page, shared) : page)
    })
  })
}
