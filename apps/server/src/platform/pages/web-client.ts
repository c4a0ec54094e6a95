import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { PASSWORD_MAX } from '@gauntlet/contract/passwords/forms'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { notFound } from '../http/refusal.ts'
import { appPolicy, pageHeaders, PAGES_ONLY } from './security.ts'

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

const policy = z.object({ scriptHashes: z.array(z.string()), styleHashes: z.array(z.string()) })

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
 * Serves the built web client: its files, and its one page for every address that is not a file or an API call.
 */
export async function serveWebClient(
  app: FastifyInstance,
  folder: string,
  {
    apiBase,
    preview,
    stripe,
    passwordMax,
  }: { apiBase: string; preview: Preview; stripe: boolean; passwordMax: number },
): Promise<void> {
  if (!existsSync(`${folder}/index.html`)) return
  const page = withPasswordMax(await readFile(`${folder}/index.html`, 'utf8'), passwordMax)
  const { scriptHashes: scripts, styleHashes: styles } = policy.parse(
    JSON.parse(await readFile(`${folder}/csp.json`, 'utf8')),
  )
  await app.register(async pages => {
    await pages.register(helmet, appPolicy({ scripts, styles, stripe }))
    await pages.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['index.html', 'csp.json', '**/*.br', '**/*.gz', '**/*.map'],
      setHeaders(response, path) {
        // Files under assets/ carry a hash of what is in them; the others are asked for each time.
        const kept = path.includes('/assets/') || path.includes('\\assets\\')
        response.header('cache-control', kept ? `public, max-age=${YEAR}, immutable` : 'no-cache')
        if (SCRIPT_OR_STYLE.test(path)) withoutPageHeaders(response)
      },
    })
    pages.get('/*', async (request, reply) => {
      const path = request.url.split('?')[0] ?? ''
      if (path.toLowerCase().startsWith(`${apiBase.toLowerCase()}/`) || /^\/assets\//i.test(path)) throw notFound()
      const shared = await preview(path)
      return pageHeaders(reply)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(shared ? withPreview(page, shared) : page)
    })
  })
}
