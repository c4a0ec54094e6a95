import { type CustomTypesConfig, types as defaults } from 'pg'

type Parser = (text: string) => unknown

const { INT8, NUMERIC, DATE } = defaults.builtins
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182

function toInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what a number holds exactly`)
  return value
}

const asText = (text: string) => text

/** Lists of one dimension whose items hold no comma. */
const listOf = (item: Parser) => (text: string) =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map(part => (part === 'NULL' ? null : item(part)))

const parsers = new Map<number, Parser>([
  [INT8, toInteger],
  [NUMERIC, Number],
  [DATE, asText],
  [INT8_ARRAY, listOf(toInteger)],
  [DATE_ARRAY, listOf(asText)],
])

/**
 * How values come out of the database: int8 and numeric as numbers (int8 throws beyond 2^53), a date as its text
 * YYYY-MM-DD, timestamptz as a Date, json parsed.
 */
export const types: CustomTypesConfig = {
  getTypeParser: (type, format) =>
    (format === 'binary' ? undefined : parsers.get(type)) ?? defaults.getTypeParser(type, format),
}
