import { isFields, type Schema } from './document.ts'
import type { Random } from './random.ts'

/** One of each kind of text that a field asks for by its pattern. */
const TEXTS = [
  'Court-1!ace#',
  'Austin',
  'TX',
  '78701',
  'Central Court',
  'ada.archer@example.com',
  '4242 4242 4242 4242',
  '2031-06-05T18:30:00Z',
  '2031-06-05',
  'pm_card_visa',
  'A match?',
  'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
]
const ID = /^\^\[0-9a-f\]\{8\}/

const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200b\ufeff',
  'e\u0301'.repeat(50),
  '😀'.repeat(40),
  "' or 1=1 --",
  '${7*7}{{7*7}}',
  '%00',
  '%',
  '\\',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  'null',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '１２',
  '9'.repeat(30),
  'a'.repeat(5_000),
  'constructor',
  '__proto__',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '0001-01-01',
  '9999-12-31T23:59:59-23:59',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01',
  '2030-02-30',
  '2030-01-31T24:00:00Z',
  '2030-03-10T02:30:00',
  '2030-06-30T23:59:60Z',
  '1970-01-01',
  'infinity',
  'now',
  'epoch',
  'today',
]
const ODD_NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.5,
  -0.5,
  32_767,
  32_768,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  3e9,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e21,
  1e308,
  5e-324,
  90,
  90.000_001,
  180,
  181,
  100,
  101,
  999_999,
  1_000_001,
]

/** Anything at all. */
export function oddValue(random: Random, depth = 0): unknown {
  switch (random.below(depth > 2 ? 4 : 9)) {
    case 0:
    case 1:
      return random.pick(ODD_TEXTS)
    case 2:
      return random.pick(ODD_NUMBERS)
    case 3:
      return random.pick([null, true, false, undefined])
    case 4:
      return Array.from({ length: random.below(4) }, () => oddValue(random, depth + 1))
    case 5:
      return Object.fromEntries(
        Array.from({ length: random.below(4) }, () => [random.pick(ODD_TEXTS), oddValue(random, depth + 1)]),
      )
    case 6:
      return nested(random.pick([10, 33, 500]), random.chance(0.5))
    case 7:
      return Array.from({ length: random.pick([101, 1_000, 5_000]) }, () => random.pick(['x', 0, null]))
    default:
      return String.fromCharCode(...Array.from({ length: 1 + random.below(20) }, () => random.below(65_536)))
  }
}

function nested(levels: number, inLists: boolean): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = inLists ? [value] : { a: value }
  return value
}

const numbersOf = ({ minimum, maximum }: Schema) => [
  typeof minimum === 'number' ? minimum : 0,
  typeof maximum === 'number' ? maximum : 1_000,
]

function rightText(schema: Schema, random: Random, ids: readonly string[]): string {
  const { pattern, format, minLength, maxLength } = schema
  if (format === 'date') return `203${random.below(10)}-0${1 + random.below(9)}-1${random.below(10)}`
  if (typeof pattern === 'string' && ID.test(pattern)) return random.pick(ids)
  const rule = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /^/
  const least = typeof minLength === 'number' ? minLength : 0
  const most = typeof maxLength === 'number' ? maxLength : Infinity
  const fitting = TEXTS.filter(text => rule.test(text) && text.length >= least && text.length <= most)
  return fitting.length > 0 ? random.pick(fitting) : 'x'.repeat(Math.min(Math.max(least, 1), 200))
}

function rightFields(schema: Schema, random: Random, ids: readonly string[]): Schema {
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : [])
  const properties = isFields(schema['properties']) ? Object.entries(schema['properties']) : []
  return Object.fromEntries(
    properties
      .filter(([name]) => required.has(name) || random.chance(0.6))
      .map(([name, field]) => [name, rightValue(isFields(field) ? field : {}, random, ids, name)]),
  )
}

/** A value that suits the schema, as far as a schema tells; `name` is the field's. */
export function rightValue(schema: Schema, random: Random, ids: readonly string[], name = ''): unknown {
  const branches = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(branches) && branches.length > 0) {
    const branch: unknown = random.pick(branches)
    return rightValue(isFields(branch) ? branch : {}, random, ids, name)
  }
  if (Array.isArray(schema['enum']) && schema['enum'].length > 0) return random.pick(schema['enum'])
  if ('const' in schema) return schema['const']
  if (/password|confirm/.test(name)) return 'Court-1!ace#'
  if (/email/.test(name)) return 'ada.archer@example.com'
  if (/_(start|end)$|^(date|time)$/.test(name)) return random.pick(['2031-06-05T18:30:00Z', '2031-06-07'])
  switch (schema['type']) {
    case 'string':
      return rightText(schema, random, ids)
    case 'integer':
    case 'number': {
      const [least = 0, most = 0] = numbersOf(schema)
      return random.pick([least, most, Math.min(most, least + 1 + random.below(20))])
    }
    case 'boolean':
      return random.chance(0.5)
    case 'array':
      return Array.from({ length: random.below(4) }, () =>
        rightValue(isFields(schema['items']) ? schema['items'] : {}, random, ids, name),
      )
    case 'object':
      return rightFields(schema, random, ids)
    case 'null':
      return null
    default:
      return random.pick(ids)
  }
}

/** The same with one place of it changed: a value replaced, left out, or a field nobody knows added. */
export function spoilt(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.6)) {
    const at = random.below(value.length)
    return value.map((one: unknown, index) => (index === at ? spoilt(one, random) : one))
  }
  if (isFields(value) && Object.keys(value).length > 0 && random.chance(0.9)) {
    const name = random.pick(Object.keys(value))
    if (random.chance(0.1)) return { ...value, [random.pick(ODD_TEXTS)]: oddValue(random) }
    if (random.chance(0.1)) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name))
    return { ...value, [name]: spoilt(value[name], random) }
  }
  return oddValue(random)
}
