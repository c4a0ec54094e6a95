import type { QueryClient } from '@tanstack/react-query'
import { whenAnswered } from '../api/query-client.ts'
import { online } from '../ui/online.ts'

/**
 * Follows what changes for a player, once the first screen has its answers. Its file is tried again when there is a
 * network. The returned function ends it.
 */
export function followLater(client: QueryClient, viewer: string): () => void {
  let hasLeft = false
  let end: (() => void) | undefined
  const load = async () => {
    const loaded = await import('./live.ts').catch(() => undefined)
    if (!loaded || hasLeft || end) return
    end = loaded.followChanges(viewer, client)
  }
  const stop = whenAnswered(client, () => void load())
  const unfollow = online.subscribe(() => void load())
  return () => {
    hasLeft = true
    stop()
    unfollow()
    end?.()
  }
}
