/** The TypeScript type for a type of the database. */
interface Side {
  /** How values come out: platform/database/types.ts. */
  out: string
  /** The type of values that may be given for a parameter. */
  given: string
}

const side = (out: string, given = out): Side => ({ out, given })

/** The contents of a document are unknown to the database: `unknown` agrees with every claim. Lists go as arrays. */
const DOCUMENT = side('unknown', 'string | Document')

const SIDES: Readonly<Record<string, Side>> = {
  bool: side('boolean'),
  bytea: side('Buffer', 'Uint8Array'),
  int2: side('number'),
  int4: side('number'),
  int8: side('number'),
  float4: side('number'),
  float8: side('number'),
  numeric: side('number'),
  text: side('string'),
  varchar: side('string'),
  uuid: side('string'),
  date: side('string'),
  timestamptz: side('Date'),
  json: DOCUMENT,
  jsonb: DOCUMENT,
  // The answer of a function that returns nothing.
  void: side('string'),
}

/** By the name that the catalogue has for it; that of an array begins with `_`. Throws where nothing is known of it. */
export function sideOf(type: string): Side {
  const known = SIDES[type.replace(/^_/, '')]
  if (!known) throw new Error(`testing/claims/types.ts does not know the type ${type}`)
  if (!type.startsWith('_')) return known
  return side(`readonly (${known.out})[]`, `readonly (${known.given} | null)[]`)
}
