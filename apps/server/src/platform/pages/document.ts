import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import { allEndpoints } from '@gauntlet/contract/endpoints'
import { DAY } from '@gauntlet/contract/time'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { codingOf } from '../http/compression.ts'
import { contentTag, isNamedBy } from '../http/etags.ts'
import { type Answers, openApiDocument } from './openapi.ts'

const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
/** How long a browser keeps the viewer, in milliseconds. */
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

interface Kept {
  etag: string
  plain: Buffer
  gzip: Buffer
  br: Buffer
}

/** The document as it goes out. It is the same until the server ends, and compressed a tenth of its size. */
async function keepDocument({ apiBase, appName }: Config, answers: readonly Answers[]): Promise<Kept> {
  const plain = Buffer.from(JSON.stringify(openApiDocument(allEndpoints, answers, { apiBase, appName })))
  // The middle way: the highest quality takes seconds, for a few kilobytes less.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [small, smaller] = await Promise.all([promisify(gzip)(plain), promisify(brotliCompress)(plain, { params })])
  const etag = contentTag(plain)
  return { etag, plain, gzip: small, br: smaller }
}

async function serveKept(document: Kept, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers({ etag: document.etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
  if (isNamedBy(request.headers['if-none-match'], document.etag)) return reply.code(304).send()
  const coding = codingOf(request.headers['accept-encoding'])
  if (coding) reply.header('content-encoding', coding)
  return reply.type('application/json; charset=utf-8').send(document[coding ?? 'plain'])
}

/** `/docs`: the API's document, to read and to try. */
export async function serveDocument(app: FastifyInstance, config: Config, answers: readonly Answers[]): Promise<void> {
  // Made when it is first asked for: most servers never are.
  let document: Promise<Kept> | undefined
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
      // The viewer's files come as its package has them.
      await docs.register(compress, { encodings: ['br', 'gzip', 'identity'], globalDecompression: false })
      await docs.register(fastifyStatic, { root: viewer, serve: false, maxAge: DAY })
      docs.get('/', async (_request, reply) =>
        reply.type('text/html; charset=utf-8').send(page(`${config.appName.replace(/[<&]/g, '')} API`)),
      )
      docs.get('/openapi.json', async (request, reply) =>
        serveKept(await (document ??= keepDocument(config, answers)), request, reply),
      )
      for (const file of FILES) docs.get(`/${file}`, async (_request, reply) => reply.sendFile(file))
    },
    { prefix: '/docs' },
  )
}
