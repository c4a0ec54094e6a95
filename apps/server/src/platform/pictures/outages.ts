import type { Logger } from '../services.ts'
import { PictureStoreError } from './errors.ts'
import type { PictureStore } from './store.ts'

/** After a failure nobody asks the store for so long. */
const REST_MS = 2000

/**
 * A store whose outage is told once, and keeps nobody waiting: while it is down one call at a time finds out whether it
 * is back, and all others fail at once. Else each picture of a page would hold one of the browser's few connections
 * until its time is over, and the rest of the app would stand still behind them.
 */
export function withOutages(store: PictureStore, log: Logger, { restMs = REST_MS } = {}): PictureStore {
  let down: { since: number; restsUntil: number } | undefined

  function failed(error: PictureStoreError): void {
    const now = performance.now()
    if (!down) log.error({ why: error.message }, 'the picture store is out of reach')
    down = { since: down?.since ?? now, restsUntil: now + restMs }
  }

  function answered(): void {
    if (down) log.info({ afterMs: Math.round(performance.now() - down.since) }, 'the picture store is back')
    down = undefined
  }

  async function ask<T>(work: () => Promise<T>): Promise<T> {
    if (down) {
      if (performance.now() < down.restsUntil)
        throw new PictureStoreError('The picture store was out of reach a moment ago', { isDown: true })
      // The others do not wait for the answer to this one.
      down.restsUntil = Infinity
    }
    try {
      const result = await work()
      answered()
      return result
    } catch (error) {
      if (error instanceof PictureStoreError && error.isDown) failed(error)
      else answered()
      throw error
    }
  }

  return {
    ...store,
    put: (file, bytes) => ask(() => store.put(file, bytes)),
    get: file => ask(() => store.get(file)),
    remove: file => ask(() => store.remove(file)),
  }
}
