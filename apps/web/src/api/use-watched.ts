import { live, POLL_WATCHED_MS, type WatchedKind } from '@gauntlet/contract/live/endpoints'
import { useEffect, useEffectEvent } from 'react'
import { open } from './api.ts'
import { holdStream } from './hold-stream.ts'

/** Calls `changed` when the thing may have changed; polls if there is no stream. Returns a function that ends it. */
function watch(kind: WatchedKind, id: string, changed: () => void): () => void {
  const ended = new AbortController()
  let timer: ReturnType<typeof setInterval> | undefined
  const poll = (wanted: boolean) => {
    clearInterval(timer)
    timer = wanted ? setInterval(changed, POLL_WATCHED_MS) : undefined
  }
  void holdStream(
    signal => open(live.watch, { kind, id }, signal),
    ended.signal,
    news => (typeof news === 'object' ? changed() : poll(news === 'down')),
  )
  return () => {
    ended.abort()
    poll(false)
  }
}

/**
 * Calls `changed` within a second of each change of a thing that the viewer looks at without being in it; for things
 * that they are in, their own stream does. A hidden tab lets go, since a browser has few connections, and catches up on
 * its return.
 */
export function useWatched(kind: WatchedKind, id: string, looksOn: boolean, changed: () => void): void {
  const tell = useEffectEvent(changed)
  useEffect(() => {
    if (!looksOn) return undefined
    let end: (() => void) | undefined
    const settle = () => {
      if (!document.hidden) end ??= watch(kind, id, () => tell())
      else {
        end?.()
        end = undefined
      }
    }
    document.addEventListener('visibilitychange', settle)
    settle()
    return () => {
      document.removeEventListener('visibilitychange', settle)
      end?.()
    }
  }, [kind, id, looksOn])
}
