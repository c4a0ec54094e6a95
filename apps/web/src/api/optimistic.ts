import type { AnswerOf, Endpoint, SentOf } from '@gauntlet/contract/endpoint'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Answer } from './client.ts'
import { keyOf } from './keys.ts'

/** The cache as it is, and as it will be: written by an act before the server has answered. */
export interface Ahead {
  /** The payload that is shown now; undefined if nobody has asked for it. */
  read: <E extends Endpoint>(endpoint: E, input: SentOf<E>) => AnswerOf<E> | undefined
  /** Shows a changed payload; does nothing if nobody has asked for it. */
  change: <E extends Endpoint>(endpoint: E, input: SentOf<E>, next: (payload: AnswerOf<E>) => AnswerOf<E>) => void
}

type Next = (data: unknown) => unknown

/** A query with acts under way: the server's last answer, and what each act makes of it, in the order of the taps. */
interface Layers {
  said: unknown
  saidAt: number
  shown: unknown
  acts: { token: symbol; next: Next }[]
}

const layersOf = new WeakMap<QueryClient, Map<string, Layers>>()

const shownThrough = ({ said, acts }: Layers) => acts.reduce((data, { next }) => next(data), said)

/** The layers of a query, unless the server has answered since: then its answer is the truth, and they are gone. */
function current(client: QueryClient, layers: Map<string, Layers>, key: QueryKey): Layers | undefined {
  const hash = hashKey(key)
  const found = layers.get(hash)
  if (found && client.getQueryData(key) === found.shown) return found
  layers.delete(hash)
  return undefined
}

/**
 * The end of an act that was shown ahead: `keep` replaces it by the server's answer, `takeBack` removes every trace of
 * it.
 */
export interface Outcome {
  keep: () => void
  takeBack: () => void
}

/**
 * Shows the outcome of an act in advance. Several may be under way on the same lists, and each is taken back by itself
 * while the others stay. The server is not asked for anything, since it may be out of reach.
 */
export function showAhead(client: QueryClient, write: (ahead: Ahead) => void): Outcome {
  const layers = layersOf.get(client) ?? new Map<string, Layers>()
  layersOf.set(client, layers)
  const token = Symbol('act')
  const touched: QueryKey[] = []

  const draw = (key: QueryKey, layer: Layers) => {
    layer.shown = client.setQueryData(key, shownThrough(layer), { updatedAt: layer.saidAt })
  }
  const add = (key: QueryKey, next: Next) => {
    const data = client.getQueryData(key)
    if (data === undefined) return
    // An answer that is on its way was given before the act.
    void client.cancelQueries({ queryKey: key, exact: true })
    const saidAt = client.getQueryState(key)?.dataUpdatedAt ?? 0
    const layer = current(client, layers, key) ?? { said: data, saidAt, shown: data, acts: [] }
    layer.acts.push({ token, next })
    layers.set(hashKey(key), layer)
    touched.push(key)
    draw(key, layer)
  }
  const end = (change: (layer: Layers, key: QueryKey) => void) => {
    for (const key of touched) {
      const layer = current(client, layers, key)
      if (!layer) continue
      change(layer, key)
      layer.acts = layer.acts.filter(act => act.token !== token)
      if (layer.acts.length === 0) layers.delete(hashKey(key))
    }
  }

  write({
    read: <E extends Endpoint>(endpoint: E, input: SentOf<E>) =>
      client.getQueryData<Answer<AnswerOf<E>>>(keyOf(endpoint, input))?.payload,
    change: <E extends Endpoint>(endpoint: E, input: SentOf<E>, next: (payload: AnswerOf<E>) => AnswerOf<E>) =>
      add(keyOf(endpoint, input), data => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key is of this row, and so is what is kept there
        const answer = data as Answer<AnswerOf<E>>
        return { ...answer, payload: next(answer.payload) }
      }),
  })
  return {
    keep: () =>
      end(layer => {
        for (const { next } of layer.acts.filter(act => act.token === token)) layer.said = next(layer.said)
      }),
    takeBack: () =>
      end((layer, key) => {
        layer.acts = layer.acts.filter(act => act.token !== token)
        draw(key, layer)
      }),
  }
}
