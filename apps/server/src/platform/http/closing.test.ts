import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { fixedClock } from '../clock/clock.ts'
import { readConfig } from '../config/config.ts'
import { buildServer, closingGently } from './server.ts'

const BUSY_MS = 100

/** A server whose answers wait until they are let go, and a client that keeps its connection. */
async function stage() {
  const app = await buildServer(readConfig({ LOG_LEVEL: 'silent' }), fixedClock('2030-06-03T12:00:00Z'))
  const close = closingGently(app)
  const begun = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<string>()
  app.get('/slow', () => {
    begun.resolve()
    return letGo.promise
  })
  app.get('/quick', () => Promise.resolve('quick'))
  let meanwhile: (() => void) | undefined
  app.get('/busy', async () => {
    const closed = close(BUSY_MS / 2)
    meanwhile?.()
    // A connection is begun in the next tick. From then on the server hears of nothing until its stop has begun.
    await new Promise<void>(resolve => process.nextTick(resolve))
    const until = performance.now() + BUSY_MS
    while (performance.now() < until);
    stopped.resolve(closed)
    return 'busy'
  })
  const stopped = Promise.withResolvers<void>()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const origin = app.listeningOrigin
  const ask = async (path: string) => {
    const sent = get(origin + path, { agent })
    const [reply] = await once(sent, 'response')
    reply.resume()
    await once(reply, 'end')
    return { status: Number(reply.statusCode), connection: String(reply.headers.connection) }
  }
  /** Stops the server in a moment in which it is busy, and does `act` in that moment. */
  const stopWhileBusy = async (act: () => void) => {
    meanwhile = act
    await ask('/busy')
    await stopped.promise
  }
  return { port: Number(new URL(origin).port), close, begun: begun.promise, letGo: letGo.resolve, ask, stopWhileBusy }
}

const REQUEST = 'GET /quick HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'

/** The status line of what comes next over a connection; what happened to it where nothing comes. */
const statusOver = (socket: Socket): Promise<string> =>
  new Promise(resolve => {
    socket.once('data', bytes => resolve(bytes.toString().split('\r\n')[0] ?? ''))
    socket.once('error', error => resolve(String(error))).once('close', () => resolve('closed without a word'))
  })

test('a request under way is answered, and its connection ends with it', async () => {
  const { close, begun, letGo, ask } = await stage()
  const slow = ask('/slow')
  await begun
  const closed = close(0)
  setTimeout(() => letGo('done'), 300)
  expect(await slow).toEqual({ status: 200, connection: 'close' })
  await closed
})

test('a connection that is kept and rests does not hold up the stop', async () => {
  const { close, ask } = await stage()
  expect(await ask('/quick')).toMatchObject({ connection: 'keep-alive' })
  const begun = performance.now()
  await close(0)
  // Left alone it would stay for longer than a minute.
  expect(performance.now() - begun).toBeLessThan(20_000)
})

test('a connection that was opened ahead, over which nothing was asked, does not hold it up either', async () => {
  const { close, port } = await stage()
  const unused = connect(port, '127.0.0.1')
  await once(unused, 'connect')
  const begun = performance.now()
  await close(0)
  // Left alone it would stay until its time for a request is over, a minute later.
  expect(performance.now() - begun).toBeLessThan(20_000)
})

test('while a proxy is waited for, who asks is answered, and sent to a new connection', async () => {
  const { close, ask } = await stage()
  const closed = close(500)
  expect(await ask('/quick')).toEqual({ status: 200, connection: 'close' })
  await closed
  await expect(ask('/quick')).rejects.toThrow('ECONNREFUSED')
})

test('whoever is connected while the server is busy and its stop begins is answered', async () => {
  const { port, stopWhileBusy } = await stage()
  const status = Promise.withResolvers<string>()
  await stopWhileBusy(() => {
    const socket = connect(port, '127.0.0.1')
    status.resolve(statusOver(socket))
    socket.write(REQUEST)
  })
  expect(await status.promise).toBe('HTTP/1.1 200 OK')
})

test('what is on its way over a kept connection then is answered', async () => {
  const { port, stopWhileBusy } = await stage()
  const socket = connect(port, '127.0.0.1')
  socket.write(REQUEST)
  expect(await statusOver(socket)).toBe('HTTP/1.1 200 OK')
  const status = Promise.withResolvers<string>()
  await stopWhileBusy(() => {
    status.resolve(statusOver(socket))
    socket.write(REQUEST)
  })
  expect(await status.promise).toBe('HTTP/1.1 200 OK')
})
