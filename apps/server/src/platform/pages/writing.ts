import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { VERSION_HEADER } from '@gauntlet/contract/web-client'
import * as z from 'zod'

/** Gets the body of an answer by its request, as the web client names it; undefined where there is none. */
export type Read = (request: string) => Promise<string | undefined>

/** The answers that a page shows, each by its request. */
export const shownAnswers = z.array(z.tuple([z.string(), z.string()]))

/** The names of the parts that are drawn with it, as the build has given them. */
export const shownParts = z.array(z.string().regex(/^[\w-]+$/))

export interface Writing {
  writePage(pathname: string, search: string, read: Read, passwordMax: number): Promise<unknown>
  writeScreen(
    pathname: string,
    search: string,
    read: Read,
    device: { zone: string; date: string; passwordMax: number },
  ): Promise<unknown>
}

const isWriting = (value: unknown): value is Writing =>
  typeof value === 'object' && value !== null && 'writePage' in value && 'writeScreen' in value

const fileTable = z.record(z.string(), z.array(z.string()))
const tables = z.object({ pages: fileTable, screens: fileTable, parts: fileTable })

/**
 * The build's means to write pages with, the text of the styles of each page and screen by its route, and the files of
 * each part of a screen by its name.
 */
export interface Written {
  pages: ReadonlyMap<string, string>
  screens: ReadonlyMap<string, string>
  parts: ReadonlyMap<string, readonly string[]>
  load: () => Promise<Writing | undefined>
}

/** Reads it from the folder of a build; undefined where the build has none. */
export async function readWritten(folder: string): Promise<Written | undefined> {
  const file = join(folder, 'written', 'pages.mjs')
  if (!existsSync(file)) return undefined
  const { pages, screens, parts } = tables.parse(
    JSON.parse(await readFile(join(folder, 'written', 'files.json'), 'utf8')),
  )
  const textsOf = async (table: Readonly<Record<string, string[]>>) => {
    const rows = Object.entries(table).map(async ([route, files]) => {
      const texts = await Promise.all(files.map(name => readFile(join(folder, name), 'utf8')))
      return [route, texts.join('').trim()] as const
    })
    return new Map(await Promise.all(rows))
  }
  // Loaded for the first page that is written: many a server has none to write.
  let loaded: Promise<Writing | undefined> | undefined
  const load = async () => {
    const module: unknown = await import(pathToFileURL(file).href)
    return isWriting(module) ? module : undefined
  }
  const loadAgain = () => {
    loaded = undefined
  }
  return {
    pages: await textsOf(pages),
    screens: await textsOf(screens),
    parts: new Map(Object.entries(parts)),
    load() {
      loaded ??= load()
      loaded.catch(loadAgain)
      return loaded
    },
  }
}

/** The source of an inline style, as a Content-Security-Policy names it. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Whether a path is one of a route, `/event/view/:id`. */
export const formOf = (route: string): RegExp => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i')

/** A request as the web client makes it: method, path below the base of the API, body. */
const asked = z.tuple([z.enum(['GET', 'POST']), z.string().startsWith('/'), z.string()])

interface Opener {
  ip: string
  headers: Readonly<Record<string, string>>
  /** Hears of which version of what the player sees an answer tells. */
  hear?: (version: number) => void
}

/** Asks the API itself, with the headers and the limits of whoever opens the page. */
export const readAs =
  (app: FastifyInstance, apiBase: string, { ip, headers, hear }: Opener): Read =>
  async request => {
    const [method, path, payload] = asked.parse(JSON.parse(request))
    const answer = await app.inject({
      method,
      url: apiBase + path,
      remoteAddress: ip,
      headers: { ...headers, ...(payload !== '' && { 'content-type': 'application/json' }) },
      ...(payload !== '' && { payload }),
    })
    if (answer.statusCode !== 200) return undefined
    const version = answer.headers[VERSION_HEADER]
    if (version !== undefined) hear?.(Number(version))
    return answer.payload
  }

/** Answers, which are JSON themselves, inside of a script, which they cannot end. */
const inScript = (answers: Part['answers']) =>
  `[${answers.map(([request, body]) => `[${JSON.stringify(request)},${body}]`).join()}]`.replaceAll('<', '\\u003c')

/** A page that shows something without its scripts: its first one asks for them once that is painted. */
export const beforeScripts = (page: string): string =>
  page
    .replaceAll('<script type="module"', '<script type="later"')
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')

/** All that a page is written from. */
interface Part {
  /** Of a page that tells its scripts how late it is: as an HTTP header does. */
  date?: string
  /** The oldest version of what the player sees that one of the answers tells of. */
  version?: number | undefined
  /** Both as HTML. */
  title: string
  content: string
  answers: readonly (readonly [string, string])[]
  /** The names of the parts in it that its scripts are to load before they draw it. */
  parts: readonly string[]
  style: string
}

/** Puts what is written into the page of the build, where the first script finds it as `kind`. */
export function pageWith(
  page: string,
  kind: 'page' | 'screen',
  { date, version, title, content, answers, parts, style }: Part,
  files: Written['parts'],
): string {
  const told = date === undefined ? '' : ` data-date="${date}"`
  const of = version === undefined ? '' : ` data-version="${version}"`
  const named = parts.length === 0 ? '' : ` data-parts="${parts.join(' ')}"`
  const needed = [...new Set(parts.flatMap(name => files.get(name) ?? []))]
  const ahead = needed.length === 0 ? '' : ` data-files="${needed.join(' ')}"`
  const first = `<script type="application/json" id="first-answers" data-boot="${kind}"${told}${of}${named}>${inScript(answers)}</script>`
  return (
    beforeScripts(page)
      .replace('data-boot="splash"', `data-boot="${kind}"${ahead}`)
      .replace(/(<title>)(.*?)(?=<\/title>)/s, (_, tag: string, name: string) => `${tag}${title} · ${name}`)
      // Not in the head: the sheets that the scripts load one after the other stand before it there, and none of them
      // changes what is read until the scripts draw all of it.
      .replace('<div id="root">', root => `${root}<div data-for="${kind}"><style>${style}</style>${content}</div>`)
      // A form does nothing without them, and neither does a player's screen.
      .replace(/<noscript>.*?<\/noscript>/s, words =>
        kind === 'screen' || content.includes('<form') ? words + first : first,
      )
  )
}
