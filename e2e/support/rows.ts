import { type Endpoint, partsOf } from '@gauntlet/contract/endpoint'
import { allEndpoints, type NamedEndpoint } from '@gauntlet/contract/endpoints'
import type { Fields } from './client.ts'

/** A row of the contract as tests name it: `sessions.login`. */
export interface Row extends NamedEndpoint {
  row: string
}

export const rows: readonly Row[] = allEndpoints.map(named => ({ ...named, row: `${named.noun}.${named.name}` }))
/** Rows that read what they are sent; a raw one writes its answer itself. */
export const readingRows = rows.filter(({ endpoint }) => !endpoint.raw)

interface Schema {
  safeParse(value: unknown): { success: boolean }
}
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'safeParse' in value && typeof value.safeParse === 'function'

/** The fields of a row's input with their schemas, in the form's order. */
export const fieldsOf = ({ input }: Endpoint): [string, Schema][] =>
  Object.entries(input.shape).map(([name, schema]) => {
    if (!isSchema(schema)) throw new Error(`${name} has no schema`)
    return [name, schema]
  })
export const accepts = (schema: Schema, value: unknown): boolean => schema.safeParse(value).success

/** The answer of a passkey, in form only. */
const CREDENTIAL = { id: 'AA', rawId: 'AA', type: 'public-key' }

/** Four players and their places, as a report of places names them. */
const PLACES = [1, 2, 3, 4].map(rank => ({ userid: `00000000-0000-4000-8000-00000000000${rank}`, rank }))

/** As many as fair sides are made of. */
const PLAYERS = PLACES.map(({ userid }) => userid)

/** Something for each kind of field; the first that a field takes is its right value. */
const RIGHT: readonly unknown[] = [
  'Court-1!ace#',
  '78701',
  'TX',
  'Central Court',
  'nobody@example.com',
  '2031-06-05T18:30:00Z',
  '2031-06-05',
  1,
  20,
  true,
  'accepted',
  'about',
  'Other',
  'challenges',
  'sign-in',
  'One-Click',
  'Mix',
  'https://push.example.org/device',
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  'A'.repeat(22),
  'event',
  [0],
  [{ date: '2031-06-05T18:30:00Z' }],
  PLACES,
  PLAYERS,
  [PLAYERS.slice(0, 2), PLAYERS.slice(2)],
  { lower: 18, upper: 65 },
  new Uint8Array(),
  { ...CREDENTIAL, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
  { ...CREDENTIAL, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } },
]

function rightValue(schema: Schema, ids: readonly string[]): unknown {
  const candidates = [...ids, ...RIGHT, ids, [], {}, undefined]
  const index = candidates.findIndex(candidate => accepts(schema, candidate))
  if (index < 0) throw new Error('No value that this field takes: add one to RIGHT')
  return candidates[index]
}

/** Input that the row accepts; `ids` are used first for fields that take an id. */
export function rightInput(endpoint: Endpoint, ids: readonly string[]): Fields {
  return Object.fromEntries(fieldsOf(endpoint).map(([name, schema]) => [name, rightValue(schema, ids)]))
}

/** `right` with some fields wrong. A part of the path cannot be absent. */
export const spoilt = (right: Fields, names: readonly string[], value: unknown): Fields => ({
  ...right,
  ...Object.fromEntries(names.map(name => [name, value])),
})
export const isPart = (endpoint: Endpoint, name: string): boolean => partsOf(endpoint).includes(name)
