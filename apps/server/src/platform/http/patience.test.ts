import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixedClock } from '../clock/clock.ts'
import { readConfig } from '../config/config.ts'
import { buildServer } from './server.ts'

const PATIENCE = { headers: 300, body: 400, file: 30_000, answered: 200, look: 50 }

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = await buildServer(readConfig({ LOG_LEVEL: 'silent' }), fixedClock('2030-06-03T12:00:00Z'), PATIENCE)
  app.post('/form', async () => ({ success: true }))
  app.post('/picture', { config: { takesFile: true } }, async () => ({ success: true }))
  app.post('/hasty', { preParsing: async (_request, reply) => reply.send({ success: false }) }, async () => ({}))
  app.get('/stream', async (_request, reply) => {
    reply.hijack()
    reply.raw.write('one')
    await sleep(1_000)
    reply.raw.end('two')
  })
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => app.close())

const HEAD = 'host: x\r\ncontent-type: application/json\r\ncontent-length: 11\r\n\r\n'

/** The answer on a connection, once the server has ended it. */
async function heard(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', chunk => (text += chunk.toString()))
  // A connection that is reset has ended, too.
  socket.on('error', () => undefined)
  await once(socket, 'close')
  return text
}

async function ask(...pieces: string[]): Promise<{ status: number; text: string; body: unknown; ms: number }> {
  const begin = performance.now()
  const socket = connect(port, '127.0.0.1')
  const answer = heard(socket)
  for (const piece of pieces) {
    if (!socket.destroyed) socket.write(piece)
    await sleep(100)
  }
  const text = await answer
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.slice(9, 12)), text, body: body && JSON.parse(body), ms: performance.now() - begin }
}

const TOO_SLOW = { success: false, message: 'This request took too long to arrive.', reason: 'call.tooSlow' }

describe('a request that does not arrive is cut off, in the envelope', () => {
  test('a body that comes a byte at a time, within the time of a body', async () => {
    const { status, body, ms } = await ask(`POST /form HTTP/1.1\r\n${HEAD}`, '{', '"', 'a', '"', ':', '1')
    expect([status, body]).toEqual([408, TOO_SLOW])
    expect(ms).toBeLessThan(PATIENCE.file / 2)
  })

  test('headers that come a line at a time', async () => {
    const { status, body } = await ask('POST /form HTTP/1.1\r\n', 'host: x\r\n', 'a: b\r\n', 'c: d\r\n', 'e: f\r\n')
    expect([status, body]).toEqual([408, TOO_SLOW])
  })

  test('what is still sent when the answer is long out', async () => {
    const { status, ms } = await ask(`POST /hasty HTTP/1.1\r\n${HEAD}`)
    expect(status).toBe(200)
    expect(ms).toBeLessThan(PATIENCE.file / 2)
  })
})

describe('a request that may take its time is not', () => {
  test('a picture over a slow line', async () => {
    const pieces = ['{', '"', 'a', '"', ':', '1', '1', '1', '1', '1', '}']
    const { status } = await ask(`POST /picture HTTP/1.1\r\nconnection: close\r\n${HEAD}`, ...pieces)
    expect(status).toBe(200)
  })

  test('an answer that goes on for longer than any request may', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/stream`)
    expect(await response.text()).toBe('onetwo')
  })
})

describe('what the parser refuses is answered in the envelope', () => {
  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['headers of 20 KB', `GET / HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST /form HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}', 400],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ])('%s', async (_what, request, expected) => {
    const { status, body, text } = await ask(request)
    expect([status, body]).toEqual([
      expected,
      { success: false, message: expect.any(String), reason: expect.stringMatching(/^call\.\w+$/) },
    ])
    expect(text.toLowerCase()).toContain('x-content-type-options: nosniff')
  })
})

test('a proxy that nobody told the server about is warned of, once', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const warned = await buildServer(readConfig({ LOG_LEVEL: 'warn' }), fixedClock('2030-06-03T12:00:00Z'), PATIENCE, {
    log: stream,
  })
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  await warned.inject({ url: '/' })
  expect(lines).toEqual([])
  for (let times = 0; times < 3; times++) await warned.inject({ url: '/', headers })
  await warned.close()
  expect(lines.filter(line => line.includes('TRUST_PROXY'))).toHaveLength(1)
})
