import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { fixedClock } from '../clock/clock.ts'
import { readConfig } from '../config/config.ts'
import { buildServer, closingGently } from './server.ts'

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
  return { close, begun: begun.promise, letGo: letGo.resolve, ask, port: Number(new URL(origin).port) }
}

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
