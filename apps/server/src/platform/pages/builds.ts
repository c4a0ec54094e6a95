import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { askedLanguage } from '../language/asked.ts'
import { ENGLISH } from '../language/speaker.ts'

/** The web client as it was built for one language. */
export interface Build {
  language: string
  folder: string
  /** Its one page. */
  page: string
  /** The CSP sources of the inline scripts and styles that the build put into the page. */
  scripts: readonly string[]
  styles: readonly string[]
}

/** How the language of a page is found. */
export interface PageLanguages {
  /** Tags, English among them. */
  offered: readonly string[]
  /** The tag that a browser was told to ask for; null where its player has chosen none. */
  chosen: (request: FastifyRequest) => string | null
}

const policy = z.object({ scriptHashes: z.array(z.string()), styleHashes: z.array(z.string()) })

async function readBuild(language: string, folder: string): Promise<Build> {
  const [page, csp] = await Promise.all(['index.html', 'csp.json'].map(name => readFile(join(folder, name), 'utf8')))
  const { scriptHashes: scripts, styleHashes: styles } = policy.parse(JSON.parse(csp ?? ''))
  return { language, folder, page: page ?? '', scripts, styles }
}

/** The builds that there are: English in the folder, and each other language in a folder below it. */
export async function readBuilds(folder: string, offered: readonly string[]): Promise<[Build, ...Build[]]> {
  const others = offered
    .filter(tag => tag !== ENGLISH.language)
    .map(tag => [tag, join(folder, 'languages', tag)] as const)
    .filter(([, below]) => existsSync(join(below, 'index.html')))
  return [
    await readBuild(ENGLISH.language, folder),
    ...(await Promise.all(others.map(([tag, below]) => readBuild(tag, below)))),
  ]
}

/** Finds the build for a request: by the player's choice, else by what the browser asks for, else English. */
export function buildFor([english, ...others]: readonly [Build, ...Build[]], { chosen }: PageLanguages) {
  const byTag = new Map([english, ...others].map(build => [build.language, build]))
  const tags = [...byTag.keys()]
  return (request: FastifyRequest): Build => {
    if (others.length === 0) return english
    const tag = chosen(request)
    const known = tag === null ? undefined : byTag.get(tag)
    return known ?? byTag.get(askedLanguage(request.headers['accept-language'], tags) ?? '') ?? english
  }
}
