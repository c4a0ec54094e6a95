import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from './endpoints.ts'

const WRONG: readonly unknown[] = [
  undefined,
  null,
  -1,
  1.5,
  1e300,
  true,
  '',
  'x'.repeat(5_000),
  'nul \u0000 here',
  [],
  Array.from({ length: 1_001 }, () => ''),
  {},
  { surprise: 1 },
]

/** Every wrong value for a schema, and for each part of what it holds. */
function wrongFor(schema: z.core.$ZodType): readonly unknown[] {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault)
    return wrongFor(schema._zod.def.innerType)
  if (schema instanceof z.ZodMiniPipe) return [...wrongFor(schema._zod.def.in), ...wrongFor(schema._zod.def.out)]
  if (schema instanceof z.ZodMiniUnion) return schema._zod.def.options.flatMap(wrongFor)
  if (schema instanceof z.ZodMiniArray) return [...WRONG, ...wrongFor(schema._zod.def.element).map(value => [value])]
  if (!(schema instanceof z.ZodMiniObject)) return WRONG
  const parts = Object.entries<z.core.$ZodType>(schema._zod.def.shape)
  return [...WRONG, ...parts.flatMap(([name, part]) => wrongFor(part).map(value => ({ [name]: value })))]
}

/** The words of the parser where a schema has no text of its own: no player should read them. */
const PARSER = 'the words of the parser'
// The server's own setting, where its files ran before in the same process, is kept apart.
const { localeError } = z.config()
beforeAll(() => void z.config({ localeError: () => PARSER }))
afterAll(() => void z.config({ localeError }))

test.each(allEndpoints.map(({ noun, name, endpoint }) => [`${noun}.${name}`, endpoint] as const))(
  '%s refuses whatever is wrong in words of ours',
  (_row, { input }) => {
    const without = Object.entries(input.shape).flatMap(([name, part]) =>
      wrongFor(part).flatMap(value => {
        const issues = z.safeParse(input, { [name]: value }).error?.issues ?? []
        return issues
          .filter(({ message, code }) => message === PARSER && code !== 'unrecognized_keys')
          .map(({ path }) => path.filter(step => typeof step === 'string').join('.'))
      }),
    )
    expect([...new Set(without)]).toEqual([])
  },
)
