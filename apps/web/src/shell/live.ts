import { live } from '@gauntlet/contract/live/endpoints'
import type { QueryClient } from '@tanstack/react-query'
import { open, tellsOf } from '../api/api.ts'
import { holdStream, type StreamNews } from '../api/hold-stream.ts'
import { refreshOlder } from '../api/refresh-older.ts'
import { streamUp } from '../api/stream-up.ts'

type News = StreamNews | 'who leads?'

/**
 * Asks again for what is older whenever something the viewer can see has changed. One tab of a browser holds the stream
 * and tells the others; hidden tabs let go of it. Returns a function that ends it.
 */
export function followChanges(viewer: string, client: QueryClient): () => void {
  const name = `gauntlet changes ${viewer}`
  const channel = new BroadcastChannel(name)
  let place: AbortController | undefined
  let leading = false

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  const post = (news: News) => channel.postMessage(news)
  const hear = (news: News) => {
    if (typeof news === 'object') void refreshOlder(client, news.changed, tellsOf)
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
    await holdStream(until => open(live.stream, {}, until), signal, tell)
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
