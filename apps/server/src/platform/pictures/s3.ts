import { createHash } from 'node:crypto'
import { isPictureFile } from '@gauntlet/contract/pictures/endpoints'
import { AwsClient } from 'aws4fetch'
import { PictureStoreError } from './errors.ts'
import type { PictureStore } from './store.ts'

export interface S3Config {
  /** The bucket's address, without a slash at the end: `https://s3.example.com/bucket`. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const TIMEOUT_MS = 5000
/** A page of a list is work for the store, and nobody looks at a screen for it. */
const LIST_TIMEOUT_MS = 30_000
const RETRIES = 2

interface Answer {
  status: number
  bytes: Uint8Array
}

interface Call {
  body?: Uint8Array
  query?: string
  timeoutMs?: number
}

/** A fetch that failed tells why in its cause; one that took too long is an error of its own. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message
  return error.message
}

/**
 * Pictures in a bucket of any S3-compatible store, with the four calls that all of them know. The bucket is private:
 * players get its pictures from us.
 */
export function s3Pictures(
  { url, region, accessKeyId, secretAccessKey }: S3Config,
  { timeoutMs: patience = TIMEOUT_MS } = {},
): PictureStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })

  /** The whole answer, also one of 404. */
  async function call(
    method: 'PUT' | 'GET' | 'DELETE',
    file: string,
    { body, query = '', timeoutMs = patience }: Call = {},
  ): Promise<Answer> {
    const what = `${method} ${file === '' ? 'of the list' : file}`
    const { status, bytes } = await answerOf(
      client.fetch(`${url}${file === '' ? '' : `/${file}`}${query}`, {
        method,
        // Signed calls are for this store, and not for where it sends them on to.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body && { body: Uint8Array.from(body), headers: headersOf(body) }),
      }),
      what,
    )
    if (status >= 500 || status === 429)
      throw new PictureStoreError(`The picture store answered ${status} to ${what}`, { isDown: true })
    if (status >= 300 && status !== 404)
      throw new PictureStoreError(`The picture store answered ${status} to ${what}`, { isDown: false })
    return { status, bytes }
  }

  async function listAfter(last: string): Promise<{ keys: string[]; more: boolean }> {
    const after = last === '' ? '' : `&start-after=${encodeURIComponent(last)}`
    const { status, bytes } = await call('GET', '', { query: `?list-type=2${after}`, timeoutMs: LIST_TIMEOUT_MS })
    if (status === 404) throw noBucket()
    return readList(Buffer.from(bytes).toString())
  }

  return {
    async put(file, body) {
      const { status } = await call('PUT', file, { body })
      if (status === 404) throw noBucket()
    },
    async get(file) {
      const { status, bytes } = await call('GET', file)
      return status === 404 ? undefined : bytes
    },
    async remove(file) {
      await call('DELETE', file)
    },
    async *list() {
      for (let last: string | undefined = ''; last !== undefined; ) {
        const { keys, more }: { keys: string[]; more: boolean } = await listAfter(last)
        yield* keys.filter(isPictureFile)
        last = more ? keys.at(-1) : undefined
      }
    },
    async isPublic() {
      const { keys } = await listAfter('')
      const asked = [`${url}?list-type=2`, ...keys.slice(0, 1).map(key => `${url}/${key}`)]
      for (const address of asked) {
        const unsigned = fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patience) })
        if ((await answerOf(unsigned, 'GET without a key')).status < 300) return true
      }
      return false
    },
  }
}

const noBucket = () => new PictureStoreError('The picture store has no such bucket', { isDown: false })

async function answerOf(fetching: Promise<Response>, what: string): Promise<Answer> {
  try {
    const response = await fetching
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
  } catch (error) {
    throw new PictureStoreError(`The picture store does not answer ${what}: ${reasonOf(error)}`, {
      isDown: true,
      cause: error,
    })
  }
}

/** The store compares what arrives with the sum, which is signed: it keeps no half of a picture. */
const headersOf = (body: Uint8Array) => ({
  'content-type': 'image/webp',
  'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
})

/** Our names have no character that XML writes otherwise; others are passed over. */
const readList = (xml: string) => ({
  keys: [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key),
  more: /<IsTruncated>\s*true\s*<\/IsTruncated>/i.test(xml),
})
