import { challenges } from '@gauntlet/contract/challenges'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../app.ts'
import { openTestApp, type Player, type TestApp } from '../../testing/app.ts'
import { accept, challengeOf } from '../../testing/challenges.ts'

let app: TestApp
let elsewhere: App
let ada: Player
let ben: Player
beforeAll(async () => {
  app = await openTestApp()
  elsewhere = await app.anotherNode()
  ada = await app.player('Ada Ace')
  ben = await app.player('Ben Baseline')
  for (const node of [app.app, elsewhere]) {
    await node.server.listen({ host: '127.0.0.1', port: 0 })
    await node.start()
  }
})
afterAll(async () => {
  await elsewhere.stop()
  await app.close()
})

const SOON = 1000
const addressOf = ({ server }: FastifyInstance) => {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server does not listen')
  return `http://127.0.0.1:${address.port}/api/live`
}

/** Reads a player's stream; `next` is the version of the next event, or undefined where none comes in time. */
async function listen(node: App, player: Player) {
  const stop = new AbortController()
  const headers = { authorization: `Bearer ${player.token}` }
  const response = await fetch(addressOf(node.server), { headers, signal: stop.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('No stream')
  let text = ''
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    async next(within = SOON): Promise<number | undefined> {
      const deadline = performance.now() + within
      for (;;) {
        const event = /event: changed\ndata: (\d+)\n\n/.exec(text)
        if (event) {
          text = text.slice(event.index + event[0].length)
          return Number(event[1])
        }
        const left = deadline - performance.now()
        if (left <= 0) return undefined
        const late = new Promise<undefined>(resolve => setTimeout(resolve, left, undefined))
        const read = await Promise.race([reader.read(), late])
        if (!read || read.done) return undefined
        text += read.value
      }
    },
    close: () => stop.abort(),
  }
}

test('a node that stops sends its listeners away, a little later each', async () => {
  const node = await app.anotherNode()
  await node.server.listen({ host: '127.0.0.1', port: 0 })
  await node.start()
  const dora = await app.player('Dora Deuce')
  const response = await fetch(addressOf(node.server), { headers: { authorization: `Bearer ${dora.token}` } })
  const [text] = await Promise.all([response.text(), node.stop()])
  const wait = Number(/event: leave\ndata: (\d+)\n\n$/.exec(text)?.[1])
  expect(wait).toBeGreaterThanOrEqual(0)
  expect(wait).toBeLessThanOrEqual(2000)
})

describe('live updates', () => {
  test('what Ada does, Ben hears within a second, on either node', async () => {
    const [here, there] = [await listen(app.app, ben), await listen(elsewhere, ben)]
    expect([here.status, here.type]).toEqual([200, 'text/event-stream; charset=utf-8'])
    const first = [await here.next(), await there.next()]
    await challengeOf(app, ada, [ben])
    const heard = [await here.next(), await there.next()]
    expect(heard.every((version, i) => version !== undefined && version > (first[i] ?? 0))).toBe(true)
    here.close()
    there.close()
  })

  test('nobody hears what is not theirs', async () => {
    const cleo = await app.player('Cleo Clay')
    const stream = await listen(app.app, cleo)
    await stream.next()
    await challengeOf(app, ada, [ben])
    expect(await stream.next(600)).toBeUndefined()
    stream.close()
  })

  test('without a token there is no stream', async () => {
    expect((await fetch(addressOf(app.app.server))).status).toBe(401)
  })

  test('a list that has not changed is a 304, and a 200 once somebody else has changed it', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    const list = (tag?: string) =>
      app.app.server.inject({
        url: '/api/challenges/pending',
        headers: { authorization: `Bearer ${ada.token}`, ...(tag ? { 'if-none-match': tag } : {}) },
      })
    const tag = String((await list()).headers['etag'])
    expect((await list(tag)).statusCode).toBe(304)
    await accept(app, challenge, ben)
    expect((await list(tag)).statusCode).toBe(200)
  })

  test('a minute later the same list is asked for anew, since time may have moved it', async () => {
    const { headers } = await app.call(challenges.pending, {}, ada)
    app.clock.advance(60_000)
    const again = await app.send({
      path: '/challenges/pending',
      player: ada,
      headers: { 'if-none-match': String(headers['etag']) },
    })
    expect(again.status).toBe(200)
  })
})
