import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Build } from './builds.ts'
import { keptAWhile } from './kept.ts'
import { beforeScripts, formOf, hashOf, pageWith, readAs, shownAnswers, shownParts, type Written } from './writing.ts'

const writtenPage = z.object({
  route: z.string(),
  title: z.string(),
  content: z.string(),
  answers: shownAnswers,
  parts: shownParts,
})

export interface Writer {
  /** The CSP sources of the styles that it puts into pages. */
  styles: readonly string[]
  /** The page of the build with what visitors read at this address in it; undefined where that is not written. */
  write: (request: FastifyRequest) => Promise<string | undefined>
}

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

/**
 * Writes the pages of visitors as the web client draws them: whoever opens one reads it before any script has come, and
 * the scripts draw the same from the answers that came with it. What it shows is asked of the API as that visitor.
 */
export function writerOf(
  app: FastifyInstance,
  { page, language }: Pick<Build, 'page' | 'language'>,
  written: Written,
  { apiBase, passwordMax }: { apiBase: string; passwordMax: number },
): Writer {
  const kept = keptAWhile<string | undefined>()
  const together = keptAWhile<string | undefined>({ ms: 0, most: 500 })
  const forms = [...written.pages.keys()].map(route => ({
    form: formOf(route),
    // A page about one thing, which somebody may just have taken or changed: its scripts ask for none of it again.
    once: route.includes(':') ? together : kept,
  }))
  return {
    styles: [...new Set([...written.pages.values()].map(hashOf))],
    async write({ url, ip, log }) {
      const [pathname = '/', query = ''] = url.split('?')
      // The build has drawn the first page, the splash.
      if (pathname === '/') return beforeScripts(page)
      const found = forms.find(({ form }) => form.test(pathname))
      if (!found) return undefined
      const search = readBy(query)
      if (search.length > SEARCH_MAX) return undefined
      const read = readAs(app, apiBase, { ip, headers: { 'accept-language': language } })
      const make = async () => {
        const writing = await written.load()
        const made = await writing?.writePage(pathname, search, read, passwordMax)
        if (made === undefined) return undefined
        const { route, ...part } = writtenPage.parse(made)
        return pageWith(page, 'page', { ...part, style: written.pages.get(route) ?? '' }, written.parts)
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
