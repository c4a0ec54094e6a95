import { type AnswerOf, type Endpoint, partsOf, pathsOf, type SentOf } from '@gauntlet/contract/endpoint'
import type { Envelope } from '@gauntlet/contract/envelope'
import type { Ask } from './latency.ts'
import type { RunningServer } from './server.ts'
import type { Player } from './world.ts'

/** A call of a row of the contract, with each field where the row has it travel; a visitor's without a token. */
export function askOf<E extends Endpoint>(endpoint: E, input: SentOf<E>, token?: string): Ask {
  const given = new Map<string, unknown>(Object.entries(input))
  let [path = ''] = pathsOf(endpoint)
    .filter(one => partsOf({ path: one }).every(part => given.has(part)))
    .toReversed()
  for (const part of partsOf({ path })) {
    path = path.replace(`{${part}}`, encodeURIComponent(String(given.get(part))))
    given.delete(part)
  }
  const inQuery = endpoint.method === 'GET' ? [...given.keys()] : (endpoint.query ?? [])
  const query = new URLSearchParams()
  for (const field of inQuery) {
    if (given.has(field)) query.set(field, String(given.get(field)))
    given.delete(field)
  }
  const { wholeBody } = endpoint
  const body = wholeBody === undefined ? Object.fromEntries(given) : given.get(wholeBody)
  return {
    path: `/api${path}${query.size > 0 ? `?${query}` : ''}`,
    ...(token !== undefined && { token }),
    ...(endpoint.method === 'POST' && typeof body === 'object' && body !== null && { body }),
  }
}

/** One call of a row of the contract; its payload. Throws where it is refused or not answered. */
export async function call<E extends Endpoint>(
  { port }: Pick<RunningServer, 'port'>,
  endpoint: E,
  input: SentOf<E>,
  { token }: Player,
): Promise<AnswerOf<E>> {
  const { path, body } = askOf(endpoint, input, token)
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's tests hold its answers against the row
  const told = (await answer.json()) as Envelope<AnswerOf<E>>
  if (!answer.ok || (endpoint.answer && told.payload === undefined))
    throw new Error(`${path}: ${answer.status} ${told.message}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row without an answer has none to give
  return told.payload as AnswerOf<E>
}
