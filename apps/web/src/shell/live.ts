import { LIVE_EVENT, LIVE_FULL, LIVE_HEARTBEAT_MS, LIVE_LEAVE_EVENT, live } from '@gauntlet/contract/live'
import { open } from '../api/api.ts'
import { CallError } from '../api/client.ts'
import { streamUp } from '../api/stream-up.ts'
import { readEvents } from './sse.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
const SILENCE_MS = 2.25 * LIVE_HEARTBEAT_MS

type News = 'changed' | 'up' | 'down' | 'who leads?'

/** What the network does to a stream; anything else is a mistake of ours. */
const isLoss = (error: unknown) =>
  error instanceof CallError || error instanceof TypeError || error instanceof DOMException

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

/**
 * Reads the stream until it ends, is silent for too long, or `signal` ends it. Answers how many milliseconds to wait before
 * coming back: as long as a server that stops asks for, or long where it gave way to newer ones, since coming back at once
 * would push out another. Undefined where it was lost.
 */
async function readStream(signal: AbortSignal, tell: (news: News) => void): Promise<number | undefined> {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), SILENCE_MS)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), SILENCE_MS)
  }
  try {
    const { body } = await open(live.stream, {}, AbortSignal.any([signal, silent.signal]))
    if (!body) return undefined
    tell('up')
    // what changed while nobody listened
    tell('changed')
    for await (const { event, data } of readEvents(body, heard)) {
      if (event === LIVE_EVENT) tell('changed')
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

/** Holds the stream, and takes it up again after ever longer waits, until `signal` ends it. */
async function lead(signal: AbortSignal, tell: (news: News) => void) {
  let wait = FIRST_WAIT_MS
  for (;;) {
    const asked = await readStream(signal, news => {
      wait = FIRST_WAIT_MS
      tell(news)
    })
    if (signal.aborted) return
    tell('down')
    await pause(asked ?? wait * (0.5 + Math.random()), signal)
    wait = Math.min(2 * wait, LONGEST_WAIT_MS)
  }
}

/**
 * Calls `changed` whenever something the viewer can see may have changed. One tab of a browser holds the stream and
 * tells the others; hidden tabs let go of it. Returns what ends it.
 */
export function followChanges(viewer: string, changed: () => void): () => void {
  const name = `gauntlet live ${viewer}`
  const channel = new BroadcastChannel(name)
  let place: AbortController | undefined
  let leading = false

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  const post = (news: News) => channel.postMessage(news)
  const hear = (news: News) => {
    if (news === 'changed') changed()
    else if (news !== 'who leads?') streamUp.set(news === 'up')
    else if (leading) post(streamUp.get() ? 'up' : 'down')
  }
  const tell = (news: News) => {
    hear(news)
    post(news)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data))

  const leadUntil = async (signal: AbortSignal) => {
    leading = true
    await lead(signal, tell)
    leading = false
  }
  async function queue(signal: AbortSignal) {
    // Web Locks need a secure context; without them each tab has a stream of its own.
    if (!('locks' in navigator)) return leadUntil(signal)
    try {
      await navigator.locks.request(name, { signal }, () => leadUntil(signal))
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
  const leave = () => {
    place?.abort()
    place = undefined
  }
  const settle = () => {
    if (document.hidden) leave()
    else if (!place) {
      place = new AbortController()
      post('who leads?')
      void queue(place.signal)
    }
  }
  document.addEventListener('visibilitychange', settle)
  settle()
  return () => {
    document.removeEventListener('visibilitychange', settle)
    leave()
    channel.close()
    streamUp.set(false)
  }
}
