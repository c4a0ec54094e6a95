import type { Endpoint } from './endpoint.ts'
import { nouns } from './nouns.generated.ts'

// Only the server and the document need all nouns together; a screen imports the file of its noun.

export interface NamedEndpoint {
  noun: string
  name: string
  endpoint: Endpoint
}

/** Every row with its names, in the order of the nouns. */
export const allEndpoints: NamedEndpoint[] = nouns.flatMap(({ noun, rows }) =>
  Object.entries(rows).map(([name, endpoint]) => ({ noun, name, endpoint })),
)

const nounByEndpoint = new Map(nouns.flatMap(({ of, rows }) => Object.values(rows).map(row => [row, of])))

/** The noun of a row. */
export const nounOf = (endpoint: Endpoint): string => nounByEndpoint.get(endpoint) ?? 'call'
