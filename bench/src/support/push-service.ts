import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const LATE_MS = 60_000
/** A path that begins so leads to a service that is dead. */
export const DEAD = '/dead'

export interface PushService extends Disposable {
  url: string
  /** How often the dead service was tried. */
  tried(): number
  /** When the next message to this path has come; throws where none comes. */
  next(path: string): Promise<number>
}

/** A push service that answers after `answerMs`, as one on the internet would. */
export async function openPushService(answerMs: number): Promise<PushService> {
  let tried = 0
  const awaited = new Map<string, (at: number) => void>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const dead = path.startsWith(DEAD)
    if (dead) tried += 1
    awaited.get(path)?.(performance.now())
    awaited.delete(path)
    request.resume()
    setTimeout(() => response.writeHead(dead ? 503 : 201).end(), answerMs)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The push service has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    tried: () => tried,
    next(path) {
      const { promise, resolve } = Promise.withResolvers<number>()
      awaited.set(path, resolve)
      const late = sleep(LATE_MS, undefined, { ref: false }).then(() =>
        Promise.reject(new Error(`No message came to ${path}`)),
      )
      return Promise.race([promise, late])
    },
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
