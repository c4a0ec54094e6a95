import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY, SECOND } from '@gauntlet/contract/time'
import type { FastifyInstance } from 'fastify'

/** The web client's face of headings and figures, at an address that the server's own pages can name. */
export const DISPLAY_FACE = '/display.woff2'

const PRELOADED = /href="(\/assets\/[^"]+\.woff2)"/

/** Serves the face that the built page preloads; where there is none, headings stay in the system's font. */
export async function serveDisplayFace(app: FastifyInstance, webFolder: string): Promise<void> {
  const page = await readFile(join(webFolder, 'index.html'), 'utf8').catch(() => '')
  const path = PRELOADED.exec(page)?.[1]
  if (path === undefined) return
  const face = await readFile(join(webFolder, path))
  app.get(DISPLAY_FACE, async (_request, reply) =>
    reply
      .type('font/woff2')
      .header('cache-control', `public, max-age=${(7 * DAY) / SECOND}`)
      .send(face),
  )
}
