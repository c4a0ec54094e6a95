import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { keptAWhile } from './kept.ts'

const writtenPage = z.object({
  route: z.string(),
  title: z.string(),
  content: z.string(),
  answers: z.array(z.tuple([z.string(), z.string()])),
})
type WrittenPage = z.output<typeof writtenPage>

type Read = (request: string) => Promise<string | undefined>
type WritePage = (pathname: string, search: string, read: Read, passwordMax: number) => Promise<unknown>

const isWriter = (value: unknown): value is { writePage: WritePage } =>
  typeof value === 'object' && value !== null && 'writePage' in value && typeof value.writePage === 'function'

/** A request as the web client makes it: method, path below the base of the API, body. */
const asked = z.tuple([z.enum(['GET', 'POST']), z.string().startsWith('/'), z.string()])

export interface Writer {
  /** The CSP sources of the styles that it puts into pages. */
  styles: readonly string[]
  /** The page of the build with what visitors read at this address in it; undefined where that is not written. */
  write: (request: FastifyRequest) => Promise<string | undefined>
}

const NOTHING: Writer = { styles: [], write: () => Promise.resolve(undefined) }

/** The parameters of an address that visitors' pages read: no other makes another page. */
const PARAMETERS = ['sport', 'to', 'challenge', 'tournament', 'player', 'reason', 'about']
/** A longer address is left to the scripts. */
const SEARCH_MAX = 300

function readBy(query: string): string {
  const given = new URLSearchParams(query)
  const read = PARAMETERS.flatMap(name =>
    given
      .getAll(name)
      .slice(0, 1)
      .map(value => [name, value]),
  )
  return read.length === 0 ? '' : `?${new URLSearchParams(read)}`
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Text inside of a script, which it cannot end. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** A page that shows something without its scripts: its first one asks for them once that is painted. */
const beforeScripts = (page: string) =>
  page
    .replaceAll('<script type="module"', '<script type="later"')
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')

/** Puts a written page into the page of the build. */
function pageWith(page: string, { title, content, answers }: WrittenPage, style: string): string {
  const first = `<script type="application/json" id="first-answers">${inScript(answers)}</script>`
  return (
    beforeScripts(page)
      .replace('data-boot="splash"', 'data-boot="page"')
      .replace(/(<title>)(.*?)(?=<\/title>)/s, (_, tag: string, name: string) => `${tag}${title} · ${name}`)
      .replace('</head>', () => `<style>${style}</style></head>`)
      .replace('<div id="root">', root => `${root}<div data-for="page">${content}</div>`)
      // A form does nothing without them.
      .replace(/<noscript>.*?<\/noscript>/s, words => (content.includes('<form') ? words + first : first))
  )
}

/**
 * Writes the pages of visitors as the web client draws them: whoever opens one reads it before any script has come, and
 * the scripts draw the same from the answers that came with it. What it shows is asked of the API as that visitor.
 */
export async function writerOf(
  app: FastifyInstance,
  { folder, page, language }: { folder: string; page: string; language: string },
  apiBase: string,
  passwordMax: number,
): Promise<Writer> {
  const file = join(folder, 'written', 'pages.mjs')
  if (!existsSync(file)) return NOTHING
  const kept = keptAWhile<string | undefined>()
  const together = keptAWhile<string | undefined>({ ms: 0, most: 500 })
  const names = z.record(z.string(), z.array(z.string()))
  const table = names.parse(JSON.parse(await readFile(join(folder, 'written', 'styles.json'), 'utf8')))
  const styles = new Map<string, string>()
  for (const [route, files] of Object.entries(table)) {
    const texts = await Promise.all(files.map(name => readFile(join(folder, name), 'utf8')))
    styles.set(route, texts.join('').trim())
  }
  const forms = Object.keys(table).map(route => ({
    form: new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
    // A page about one thing, which somebody may just have taken or changed: its scripts ask for none of it again.
    once: route.includes(':') ? together : kept,
  }))
  // Loaded for the first visitor: many a server has players only.
  let loaded: Promise<WritePage | undefined> | undefined
  const load = async (): Promise<WritePage | undefined> => {
    const module: unknown = await import(pathToFileURL(file).href)
    return isWriter(module) ? module.writePage : undefined
  }

  return {
    styles: [...new Set([...styles.values()].map(hashOf))],
    async write({ url, ip, log }) {
      const [pathname = '/', query = ''] = url.split('?')
      // The build has drawn the first page, the splash.
      if (pathname === '/') return beforeScripts(page)
      const found = forms.find(({ form }) => form.test(pathname))
      if (!found) return undefined
      const search = readBy(query)
      if (search.length > SEARCH_MAX) return undefined
      const read: Read = async request => {
        const [method, path, payload] = asked.parse(JSON.parse(request))
        const answer = await app.inject({
          method,
          url: apiBase + path,
          remoteAddress: ip,
          headers: { 'accept-language': language, ...(payload !== '' && { 'content-type': 'application/json' }) },
          ...(payload !== '' && { payload }),
        })
        return answer.statusCode === 200 ? answer.payload : undefined
      }
      const make = async () => {
        const write = await (loaded ??= load())
        const written = await write?.(pathname, search, read, passwordMax)
        if (written === undefined) return undefined
        const whole = writtenPage.parse(written)
        return pageWith(page, whole, styles.get(whole.route) ?? '')
      }
      try {
        return await found.once(`${pathname}${search}`, make)
      } catch (error) {
        // The scripts draw it all the same.
        log.error(error, 'a page could not be written')
        return undefined
      }
    },
  }
}
