import { expect, test } from 'vitest'
import { allEndpoints } from './endpoints.ts'

interface Schema {
  safeParse(value: unknown): { success: boolean }
}
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'safeParse' in value && typeof value.safeParse === 'function'

const fields = allEndpoints.flatMap(({ noun, name, endpoint }) =>
  Object.entries<unknown>(endpoint.input.shape).flatMap(([field, schema]) =>
    isSchema(schema) ? [{ field: `${noun}.${name}: ${field}`, schema }] : [],
  ),
)
const takers = (value: unknown) =>
  fields.filter(({ schema }) => schema.safeParse(value).success).map(({ field }) => field)

test.each([3_000_000_000, -3_000_000_000, Number.MAX_SAFE_INTEGER, 1e300])(
  'no field takes %d, which no column holds',
  value => {
    expect(fields.length).toBeGreaterThan(200)
    expect(takers(value)).toEqual([])
  },
)

const days = takers('2030-01-31').filter(field => !takers('Not-a-day').includes(field))

test.each(['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31', '2030-02-30'])(
  'no field for a day takes %s',
  day => {
    expect(days).toContain('tournaments.create: tournament_start')
    expect(days.filter(field => takers(day).includes(field))).toEqual([])
  },
)

const moments = takers('2030-01-31T18:00:00Z').filter(field => !takers('Not-a-day').includes(field))

test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '-000001-01-01T00:00:00Z'])(
  'no field for a time takes %s',
  moment => {
    expect(moments).toContain('events.add: event_start')
    expect(moments.filter(field => takers(moment).includes(field))).toEqual([])
  },
)

/** Letters of two alphabets, signs, spaces, dots: as many as a request holds, without an end that any form accepts. */
const LONG = ['a', 'ā', '.', ' ', 'a@', '-', '\u0301', 'a.', 'ā.а', '1', ':', '/'].flatMap(piece => [
  piece.repeat(65_000 / piece.length),
  `a@${piece.repeat(65_000 / piece.length)}ā!`,
])

/** Milliseconds of the processor: the machine may have more to do. */
function workFor(schema: Schema, text: string): number {
  const before = process.cpuUsage()
  schema.safeParse(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test('no field takes long to refuse a text as long as a request: a node answers nobody else meanwhile', () => {
  const slow = fields.flatMap(({ field, schema }) =>
    LONG.filter(text => [1, 2, 3].every(() => workFor(schema, text) > 100)).map(
      text => `${field}: ${text.slice(0, 6)}`,
    ),
  )
  expect(slow).toEqual([])
})
