import type { AnswerOf, Endpoint, SentOf } from '@gauntlet/contract/endpoint'
import { KEY_HEADER } from '@gauntlet/contract/idempotency'
import { type Answer, CallError, type CallOptions } from './client.ts'

type Call = <E extends Endpoint>(endpoint: E, input: SentOf<E>, options?: CallOptions) => Promise<Answer<AnswerOf<E>>>

/** The wait before each new try. */
const WAITS_MS = [500, 1500, 3000]
/** For so long a press of the same button with the same input counts as another try of an unanswered call. */
const SAME_MS = 10 * 60_000

/** The device knows that it has no network: trying again within seconds would only delay the message to the player. */
const isOffline = () => !(navigator.onLine ?? true)

/** Works without a secure context, too. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Nobody knows whether it was done: the network failed, or the server is stopping or has lost its database. */
export const isUnanswered = (error: unknown) =>
  error instanceof CallError && (error.status === 0 || (error.status >= 502 && error.status <= 504))

/** Waited for long enough. */
const isLate = (error: unknown) => error instanceof CallError && error.late

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/**
 * Calls rows that are done `once` with a key, and repeats an unanswered call with the same key, so that nothing is done
 * twice. The key belongs to the input until there is an answer.
 */
export function onceCaller(call: Call, waits: readonly number[] = WAITS_MS, offline = isOffline): Call {
  const unanswered = new Map<string, { key: string; at: number }>()

  return async (endpoint, input, options = {}) => {
    if (!endpoint.once) return call(endpoint, input, options)
    const act = `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`
    const before = unanswered.get(act)
    const key = before && Date.now() - before.at < SAME_MS ? before.key : newKey()
    for (let tried = 0; ; tried++)
      try {
        const answer = await call(endpoint, input, { ...options, headers: { [KEY_HEADER]: key } })
        unanswered.delete(act)
        return answer
      } catch (error) {
        const wait = waits[tried]
        if (isUnanswered(error)) unanswered.set(act, { key, at: Date.now() })
        else unanswered.delete(act)
        if (!isUnanswered(error) || wait === undefined || isLate(error) || offline() || options.signal?.aborted)
          throw error
        await pause(wait * (0.5 + Math.random()))
      }
  }
}
