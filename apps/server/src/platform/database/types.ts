import { type CustomTypesConfig, types as defaults } from 'pg'

type Parser = (text: string) => unknown

const { INT8, NUMERIC, DATE, TIMESTAMPTZ } = defaults.builtins
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182

function toInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what a number holds exactly`)
  return value
}

const ZERO = '0'.charCodeAt(0)
const twoDigits = (text: string, at: number) => (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO

const instantOfAnyForm: Parser = defaults.getTypeParser(TIMESTAMPTZ, 'text')
/** In UTC, of a year with four digits: '2026-05-01 17:30:00.25+00'. */
const isUsual = (text: string) => text[0] !== '0' && text[4] === '-' && text[10] === ' ' && text.endsWith('+00')

/** A list of challenges has a hundred instants. pg finds out the form of each, which takes three times as long. */
function toInstant(text: string): unknown {
  if (!isUsual(text)) return instantOfAnyForm(text)
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2)
  const milliseconds = text[19] === '.' ? Number(text.slice(19, -3)) * 1000 : 0
  return new Date(
    Date.UTC(
      year,
      twoDigits(text, 5) - 1,
      twoDigits(text, 8),
      twoDigits(text, 11),
      twoDigits(text, 14),
      twoDigits(text, 17),
      milliseconds,
    ),
  )
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
  [TIMESTAMPTZ, toInstant],
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

/** A column of an answer, as pg tells of it. */
export interface Column {
  name: string
  dataTypeID: Parameters<typeof defaults.getTypeParser>[0]
}

/** Reads the texts of a column. */
export const parserOf = ({ dataTypeID }: Column): Parser =>
  parsers.get(dataTypeID) ?? defaults.getTypeParser(dataTypeID)
