import { type Endpoint, partsOf } from '@gauntlet/contract/endpoint'
import { allEndpoints, type NamedEndpoint } from '@gauntlet/contract/endpoints'
import type { Player, TestApp } from './app.ts'

interface Schema {
  safeParse(value: unknown): { success: boolean }
}
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'safeParse' in value && typeof value.safeParse === 'function'

const CANDIDATES: readonly unknown[] = [
  'Ben',
  '78701',
  'TX',
  'nobody@example.com',
  '2031-06-05T18:30:00Z',
  1,
  'accepted',
  'event',
]

/** Input that names `id` wherever an id is taken; optional fields that would narrow an answer are left out. */
export function inputAbout(endpoint: Endpoint, id: string): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(endpoint.input.shape)) {
    if (!isSchema(schema)) throw new Error(`${name} has no schema`)
    const takesId = [id, [id]].find(value => schema.safeParse(value).success)
    if (takesId === undefined && schema.safeParse(undefined).success) continue
    input[name] = takesId ?? CANDIDATES.find(value => schema.safeParse(value).success)
  }
  return input
}

/** Rows that end by themselves and show something of others; a stream tells nothing but numbers. */
export const asked = allEndpoints.filter(({ noun }) => noun !== 'live')

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

/** The answer of a row to a player. */
async function replyOf(app: TestApp, endpoint: Endpoint, input: Record<string, unknown>, viewer: Player) {
  const inPath = partsOf(endpoint)
  const path = endpoint.path
    .replace(/[[\]]/g, '')
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(input[name])))
  const rest = Object.entries(input).filter(([name]) => !inPath.includes(name))
  const get = endpoint.method === 'GET'
  const query = new URLSearchParams(get ? rest.map(([name, value]) => [name, textOf(value)]) : [])
  const body = endpoint.wholeBody ? input[endpoint.wholeBody] : Object.fromEntries(rest)
  return app.app.server.inject({
    method: endpoint.method,
    url: `/api${path}?${query}`,
    headers: {
      authorization: `Bearer ${viewer.token}`,
      ...(get ? {} : { 'content-type': 'application/json' }),
    },
    ...(get ? {} : { payload: JSON.stringify(body) }),
  })
}

/** The answer of a row to a player: the status and the body, as text. */
export async function answerOf(
  app: TestApp,
  { endpoint }: NamedEndpoint,
  input: Record<string, unknown>,
  viewer: Player,
): Promise<string> {
  const { statusCode, body } = await replyOf(app, endpoint, input, viewer)
  return `${statusCode} ${body}`
}

/** The same with the headers before the body. */
export async function wholeAnswerOf(
  app: TestApp,
  { endpoint }: NamedEndpoint,
  input: Record<string, unknown>,
  viewer: Player,
): Promise<string> {
  const { statusCode, headers, body } = await replyOf(app, endpoint, input, viewer)
  return `${statusCode} ${JSON.stringify(headers)} ${body}`
}
