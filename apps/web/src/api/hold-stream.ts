import { LIVE_EVENT, LIVE_FULL, LIVE_HEARTBEAT_MS, LIVE_LEAVE_EVENT } from '@gauntlet/contract/live/endpoints'
import { CallError } from './client.ts'
import { readEvents } from './sse.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
const SILENCE_MS = 2.25 * LIVE_HEARTBEAT_MS

/** `changed`: something may have changed, by the version that there is now. */
export type StreamNews = 'up' | 'down' | { changed: number }
type Open = (signal: AbortSignal) => Promise<Response>

/** Errors that the network causes in a stream; anything else is a mistake of ours. */
const isLoss = (error: unknown) =>
  error instanceof CallError || error instanceof TypeError || error instanceof DOMException

/** Waits that long, or until `signal` ends it or the network is back. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end, { signal: over.signal })
    addEventListener('online', end, { signal: over.signal })
  })

/**
 * Reads the stream until it ends, is silent for too long, or `signal` ends it. Answers with the milliseconds to wait
 * before reconnecting: as long as a stopping server asks for, or long if the stream gave way to newer ones, since
 * reconnecting at once would push out another. Undefined if the connection was lost.
 */
async function readStream(
  open: Open,
  signal: AbortSignal,
  tell: (news: StreamNews) => void,
): Promise<number | undefined> {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), SILENCE_MS)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), SILENCE_MS)
  }
  try {
    const { body } = await open(AbortSignal.any([signal, silent.signal]))
    if (!body) return undefined
    tell('up')
    // The first event comes at once: something may have changed while nobody listened.
    for await (const { event, data } of readEvents(body, heard)) {
      if (event === LIVE_EVENT) tell({ changed: Number(data) })
      if (event === LIVE_FULL) return LONGEST_WAIT_MS
      if (event === LIVE_LEAVE_EVENT) return Math.min(Number(data) || 0, LONGEST_WAIT_MS)
    }
  } catch (error) {
    if (!isLoss(error)) throw error
  } finally {
    clearTimeout(timer)
  }
  return undefined
}

/** Holds a stream, and opens it again after ever longer waits, until `signal` ends it. */
export async function holdStream(open: Open, signal: AbortSignal, tell: (news: StreamNews) => void): Promise<void> {
  let wait = FIRST_WAIT_MS
  for (;;) {
    const asked = await readStream(open, signal, news => {
      wait = FIRST_WAIT_MS
      tell(news)
    })
    if (signal.aborted) return
    tell('down')
    await pause(asked ?? wait * (0.5 + Math.random()), signal)
    wait = Math.min(2 * wait, LONGEST_WAIT_MS)
  }
}
