import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'

const app = testApp()

const read = (headers: Record<string, string> = {}) => app.app.server.inject({ url: '/docs/openapi.json', headers })

describe("the API's document", () => {
  test('is small where the reader takes it compressed, and the same however it comes', async () => {
    const plain = await read()
    const gzip = await read({ 'accept-encoding': 'gzip, deflate' })
    const br = await read({ 'accept-encoding': 'gzip;q=0.8, br' })
    expect([plain, gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br'])
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(br.rawPayload.length * 8).toBeLessThan(plain.rawPayload.length)
    expect([gzip.headers['vary'], plain.json<{ openapi: string }>().openapi]).toEqual(['Accept-Encoding', '3.1.0'])
  })

  test('is not compressed for a reader who refuses that', async () => {
    const { headers } = await read({ 'accept-encoding': 'br;q=0, gzip;q=0.0' })
    expect(headers['content-encoding']).toBeUndefined()
  })

  test('is not sent again to a client that has it', async () => {
    const etag = String((await read()).headers['etag'])
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { statusCode, body } = await read({ 'if-none-match': tags })
      expect([statusCode, body]).toEqual([304, ''])
    }
    expect((await read({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('is built once: reading it again takes a fraction of what the first reading took', async () => {
    const fresh = await openTestApp()
    // The processor's time: a machine that has more to do takes no more of it.
    const worked = async () => {
      const before = process.cpuUsage()
      await fresh.app.server.inject({ url: '/docs/openapi.json' })
      return process.cpuUsage(before).user
    }
    const first = await worked()
    const later: number[] = []
    for (let times = 0; times < 5; times++) later.push(await worked())
    await fresh.close()
    expect(Math.min(...later) * 4).toBeLessThan(first)
  })
})
