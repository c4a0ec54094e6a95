import type { App } from '../app.ts'
import type { Player, TestApp } from './app.ts'
import { whileTesting } from './opened.ts'

/** The promised second, and what a busy machine takes besides. */
const SOON = 1000 + 8000
/** The address of a player's stream, or of that of a thing: '/event/…'. */
export const streamOf = ({ server }: App, thing = ''): string => {
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('The server does not listen')
  return `http://127.0.0.1:${address.port}/api/live${thing}`
}

/** Lets a node be called over the network, and hear of changes. */
export async function goLive(node: App): Promise<App> {
  await node.server.listen({ host: '127.0.0.1', port: 0 })
  await node.start()
  return node
}

/** Another live node over the database of an app, which goes live, too. */
export const nodeElsewhere = (app: TestApp): App =>
  whileTesting(
    async () => {
      await goLive(app.app)
      return goLive(await app.anotherNode())
    },
    node => node.stop(),
  )

const late = (ms: number) => new Promise<undefined>(resolve => setTimeout(resolve, ms, undefined))

/**
 * Reads a player's stream, or that of a thing, which a visitor may too; `next` is the version of the next event, or
 * undefined where none comes in time.
 */
export async function listen(node: App, player: Player | undefined, thing = '') {
  const stop = new AbortController()
  const headers = player ? { authorization: `Bearer ${player.token}` } : {}
  const response = await fetch(streamOf(node, thing), { headers, signal: stop.signal })
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
        const read = await Promise.race([reader.read(), late(left)])
        if (!read || read.done) return undefined
        text += read.value
      }
    },
    /** All that still comes until the stream ends; undefined where it goes on. */
    async rest(within = SOON): Promise<string | undefined> {
      const deadline = performance.now() + within
      for (;;) {
        const read = await Promise.race([reader.read(), late(Math.max(0, deadline - performance.now()))])
        if (!read) return undefined
        if (read.done) return text
        text += read.value
      }
    },
    close: () => stop.abort(),
  }
}
