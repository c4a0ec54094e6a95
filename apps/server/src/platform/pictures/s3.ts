import { AwsClient } from 'aws4fetch'
import type { PictureStore } from './store.ts'

export interface S3Config {
  /** The bucket's address, without a slash at the end: `https://s3.example.com/bucket`. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const TIMEOUT_MS = 15_000
const RETRIES = 2

/** Pictures in a bucket of any S3-compatible store, with the three calls that all of them know. */
export function s3Pictures({ url, region, accessKeyId, secretAccessKey }: S3Config): PictureStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })

  async function call(method: 'PUT' | 'GET' | 'DELETE', file: string, body?: Uint8Array): Promise<Response> {
    const response = await client.fetch(`${url}/${file}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: Uint8Array.from(body), headers: { 'content-type': 'image/webp' } }),
    })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new Error(`The picture store answered ${response.status} to ${method} ${file}`)
  }

  return {
    async put(file, bytes) {
      const response = await call('PUT', file, bytes)
      if (response.status === 404) throw new Error('The picture store has no such bucket')
    },
    async get(file) {
      const response = await call('GET', file)
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
    },
    async remove(file) {
      await call('DELETE', file)
    },
  }
}
