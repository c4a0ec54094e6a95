import { day, orText } from '@gauntlet/contract/bounds'
import { email, id, instant, wholeNumber } from '@gauntlet/contract/fields'
import { ageRange, origin } from '@gauntlet/contract/people-search/endpoints'
import * as z from 'zod'

export type Json = { [key: string]: unknown }
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const SCHEMAS = '#/components/schemas/'
export const refTo = (name: string) => ({ $ref: SCHEMAS + name })

/** Fields that stand in many places, each written once under its name. */
const FIELDS = {
  Id: id(),
  Instant: instant,
  Day: day(''),
  Email: email(),
  Number: orText(z.number(), ''),
  WholeNumber: wholeNumber(''),
  Origin: origin,
  AgeRange: ageRange,
}

const schemas = new Map(
  Object.entries(FIELDS).map(([name, field]): [string, Json] => {
    const { $schema: _version, default: _usual, ...schema } = z.toJSONSchema(field, { io: 'input' })
    return [name, schema]
  }),
)
const fieldNames = new Map([...schemas].map(([name, schema]) => [JSON.stringify(schema), name]))

/** Leaves out what tells nothing: every whole number of JavaScript lies within the widest bounds. */
export function inShort({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

/**
 * The same with every reference to a definition beside it leading to the document's components, and one in place of
 * each field that stands there. The field's own default stays beside the reference.
 */
export function withRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRefs)
  if (!isJson(value)) return value
  const { default: usual, ...rest } = value
  const field = fieldNames.get(JSON.stringify(rest))
  if (field) return { ...(usual === undefined ? {} : { default: usual }), ...refTo(field) }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === '$ref' && typeof one === 'string' ? one.replace('#/$defs/', SCHEMAS) : withRefs(one),
    ]),
  )
}

/** The fields as the document has them: those of which one is made are named in it. */
export const FIELD_SCHEMAS: ReadonlyMap<string, unknown> = new Map(
  [...schemas].map(([name, schema]) => [
    name,
    Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, withRefs(part)])),
  ]),
)
