import { beforeAll, expect, test } from 'vitest'
import { type Claim, wrongClaims } from './testing/claims/check.ts'
import { claimsOnEmbedded, claimsOnServer } from './testing/claims/engines.ts'
import { NEVER_NULL } from './testing/claims/never-null.ts'

/** The compiler looks at the whole server: seconds, on a busy machine many. */
const TEST_MS = 300_000

const QUERY = 'Query<{ id: string; age: number }, { since: Date }>'
/** The compiler looks at them together with the real ones: a second look would take as long as the first. */
const EXAMPLES: readonly Claim[] = [
  `Column<Row<${QUERY}>, 'id', string>`,
  `Column<Row<${QUERY}>, 'age', string>`,
  `Column<Row<${QUERY}>, 'name', string>`,
  `Nullable<Row<${QUERY}>, 'age'>`,
  `Rest<Row<${QUERY}>, 'id'>`,
  `Parameter<Args<${QUERY}>, 'since', Date>`,
  `Parameter<Args<${QUERY}>, 'since', string>`,
  `Parameter<Args<${QUERY}>, 'until', Date>`,
  `Column<Selected<'users'>, 'email', number>`,
  `Present<Selected<'users'>, 'email'>`,
  `Demanded<Inserted<'users'>, 'bio'>`,
].map(type => ({ about: `the example ${type}`, type }))
const examples = new Set(EXAMPLES.map(({ about }) => about))

let wrong: Map<string, string>
beforeAll(async () => {
  const onServer = process.env['GAUNTLET_TEST_ENGINE'] === 'postgres'
  const { imports, claims } = await (onServer ? claimsOnServer() : claimsOnEmbedded())
  wrong = wrongClaims(imports, [...claims, ...EXAMPLES])
}, TEST_MS)

test('every query is prepared, and its rows and arguments are what the code claims, as are the tables', () => {
  const real = [...wrong].filter(([about]) => !examples.has(about))
  const excused = new Set(Object.keys(NEVER_NULL).map(column => `${column} may be null`))
  expect(real.filter(([about]) => !excused.has(about)).map(each => each.join(': '))).toEqual([])
  expect([...excused].filter(about => !wrong.has(about))).toEqual([])
})

test('what the code claims wrongly is told', () => {
  const right = EXAMPLES.filter(({ about }) => !wrong.has(about))
  expect(right).toEqual([EXAMPLES[0], EXAMPLES[5]])
  expect(wrong.get(EXAMPLES[1]?.about ?? '')).toBe('claimed: number; real: string')
})
