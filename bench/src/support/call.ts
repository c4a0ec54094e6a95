import { type AnswerOf, type Endpoint, partsOf, pathsOf, type SentOf } from '@gauntlet/contract/endpoint'
import type { Envelope } from '@gauntlet/contract/envelope'
import type { RunningServer } from './server.ts'
import type { Player } from './world.ts'

/** One call of a row of the contract; its payload. Throws where it is refused or not answered. */
export async function call<E extends Endpoint>(
  { port }: RunningServer,
  endpoint: E,
  input: SentOf<E>,
  { token }: Player,
): Promise<AnswerOf<E>> {
  const given = new Map<string, unknown>(Object.entries(input))
  let [path = ''] = pathsOf(endpoint)
    .filter(one => partsOf({ path: one }).every(part => given.has(part)))
    .toReversed()
  for (const part of partsOf({ path })) {
    path = path.replace(`{${part}}`, encodeURIComponent(String(given.get(part))))
    given.delete(part)
  }
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(endpoint.method === 'POST' ? { body: JSON.stringify(Object.fromEntries(given)) } : {}),
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's tests hold its answers against the row
  const body = (await answer.json()) as Envelope<AnswerOf<E>>
  if (!answer.ok || body.payload === undefined) throw new Error(`${path}: ${answer.status} ${body.message}`)
  return body.payload
}
