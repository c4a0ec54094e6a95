import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import { allEndpoints } from '@gauntlet/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { openApiDocument } from './openapi.ts'

const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js']

const START = "SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#document', deepLinking: true })"
const page = (title: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<div id="document"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script>${START}</script>
</html>
`

/** `/docs`: the API's document, to read and to try. */
export async function serveDocument(app: FastifyInstance, { apiBase, appName }: Config): Promise<void> {
  const startHash = createHash('sha256').update(START).digest('base64')
  await app.register(
    async docs => {
      await docs.register(helmet, {
        contentSecurityPolicy: {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'", `'sha256-${startHash}'`],
            styleSrc: ["'self'"],
            imgSrc: ["'self'", 'data:'],
          },
        },
        strictTransportSecurity: false,
      })
      await docs.register(fastifyStatic, { root: viewer, serve: false })
      docs.get('/', async (_request, reply) =>
        reply.type('text/html; charset=utf-8').send(page(`${appName.replace(/[<&]/g, '')} API`)),
      )
      docs.get('/openapi.json', async () => openApiDocument(allEndpoints, { apiBase, appName }))
      for (const file of FILES) docs.get(`/${file}`, async (_request, reply) => reply.sendFile(file))
    },
    { prefix: '/docs' },
  )
}
