import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { applyLoad } from './load.ts'

async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No address')
  return address.port
}

test('answers are counted that come in one piece and in many', async () => {
  const body = 'x'.repeat(300_000)
  let answered = 0
  const port = await serve((_request, response) => {
    answered += 1
    response.setHeader('content-length', body.length).end(body)
  })
  const load = await applyLoad([{ port, token: 'ada', path: '/' }], 2, 0.5)
  const counted = load.statuses.get(200) ?? 0
  expect(load.bytes).toBe(300_000)
  // Requests under way at the end may be answered without being counted.
  expect(answered - counted).toBeLessThanOrEqual(2)
  expect(counted).toBeGreaterThan(0)
})

test('a client that revalidates sends the tag it was last given', async () => {
  const port = await serve((request, response) => {
    response.setHeader('etag', 'W/"7.1"')
    response.statusCode = request.headers['if-none-match'] === 'W/"7.1"' ? 304 : 200
    response.end()
  })
  const { statuses } = await applyLoad([{ port, token: 'ada', path: '/', revalidates: true }], 1, 0.5)
  expect({ whole: statuses.get(200), more: (statuses.get(304) ?? 0) > 0 }).toEqual({ whole: undefined, more: true })
})

test('a refusal ends the benchmark', async () => {
  const port = await serve((_request, response) => response.writeHead(429, { 'content-length': 0 }).end())
  await expect(applyLoad([{ port, token: 'ada', path: '/' }], 1, 0.1)).rejects.toThrow('/ was answered with 429')
})
