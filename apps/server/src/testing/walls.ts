import { type Endpoint, partsOf } from '@gauntlet/contract/endpoint'
import type { Player } from './app.ts'

export interface Reply {
  status: number
  body: unknown
}
type Call = (player: Player) => Promise<Reply>

/** The player can reach somebody by this row; the target's block refuses it. */
export const refuses = (call: Call) => ({ kind: 'refuses', call }) as const
/** The row shows somebody, but not to a player whom they block. */
export const hides = (call: Call) => ({ kind: 'hides', call }) as const
/** The row answers a blocked player as anybody else: it tells nothing, and reaches nobody. */
export const permits = (call: Call) => ({ kind: 'permits', call }) as const
const namesNobody = { kind: 'names nobody' } as const
/** Rows of a noun, named with spaces between them, that take no other player and show none. */
export const nameNobody = (noun: string, names: string): Record<string, Wall> =>
  Object.fromEntries(names.split(' ').map(name => [`${noun}.${name}`, namesNobody]))
/** Things that the two share already: they stay, and lead no further. */
export const ownMatters = { kind: 'own matters' } as const

/** Rows of a noun that are about such things, with spaces between their names. */
export const areOwnMatters = (noun: string, names: string): Record<string, Wall> =>
  Object.fromEntries(names.split(' ').map(name => [`${noun}.${name}`, ownMatters]))

/** How much of a row of the contract a blocked player gets. */
export type Wall = ReturnType<typeof refuses | typeof hides | typeof permits> | typeof namesNobody | typeof ownMatters

/** A row that can be asked without any input, and changes nothing. */
export const isPlainRead = (endpoint: Endpoint): boolean =>
  endpoint.method === 'GET' && !endpoint.raw && !endpoint.changes && partsOf(endpoint).length === 0
