import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this an answer travels in one packet either way. */
const BYTES_MIN = 1024
/** Beyond it each further step costs more time than the bytes it saves are worth for what is written anew each time. */
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 5

/**
 * Compresses what is made for one request: JSON, the page, calendars. Files are compressed when the client is built,
 * pictures are as they are, and a stream of changes is never held back.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: BYTES_MIN,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
    // Bodies from clients are read as they come: a small body that unpacks to a huge one is refused by its type.
    globalDecompression: false,
  })
}
