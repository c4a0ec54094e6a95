import type { QueryClient } from '@tanstack/react-query'
import { isLive } from './query-client.ts'

/** Has each live read that is shown look again how often it asks: that hangs on the stream. */
export function retimePolls(client: QueryClient): void {
  for (const { observers } of client.getQueryCache().findAll({ predicate: isLive }))
    for (const observer of observers) observer.setOptions(observer.options)
}
