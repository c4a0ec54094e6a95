import type { Endpoint, SentOf } from '@gauntlet/contract/endpoint'

/** The cache key of a call: the row, then the input. */
export const keyOf = <E extends Endpoint>({ method, path }: E, input?: SentOf<E>) =>
  input === undefined ? [`${method} ${path}`] : [`${method} ${path}`, input]
