import type { Words } from '@gauntlet/contract/language/catalogue'
import { named } from '@gauntlet/contract/language/named'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import type { AnswerSchema } from '@gauntlet/contract/endpoint'
import * as z from 'zod'
import { ENGLISH } from '../language/speaker.ts'

/** Says the names within a value of an answer. */
type Naming = (value: unknown, speaker: Speaker) => unknown

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The texts of the other table, by the English ones at the same place. */
function pairs(english: Words, other: Words): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(english).flatMap(([key, text]) => {
      const said = other[key]
      return typeof text === 'string' && typeof said === 'string' ? [[text, said]] : []
    }),
  )
}

function namingOf(table: Words): Naming {
  const byLanguage = new Map<string, ReadonlyMap<string, string>>()
  return (value, speaker) => {
    const known = byLanguage.get(speaker.language) ?? pairs(table, speaker.texts(table))
    byLanguage.set(speaker.language, known)
    return typeof value === 'string' ? (known.get(value) ?? value) : value
  }
}

/** Names under some of the fields of a record. */
const inFields =
  (fields: ReadonlyMap<string, Naming>): Naming =>
  (value, speaker) => {
    if (!isRecord(value)) return value
    const changed = { ...value }
    for (const [field, name] of fields) if (field in value) changed[field] = name(value[field], speaker)
    return changed
  }

const inList =
  (name: Naming): Naming =>
  (value, speaker) =>
    Array.isArray(value) ? value.map(one => name(one, speaker)) : value

/** How the names in values of a schema are said; undefined where there are none. */
function look(schema: z.core.$ZodType): Naming | undefined {
  const table = named.get(schema)?.table
  if (table) return namingOf(table)
  if (schema instanceof z.core.$ZodObject) {
    const fields = new Map(
      Object.entries(schema._zod.def.shape).flatMap(([field, part]) => {
        const name = look(part)
        return name ? [[field, name] as const] : []
      }),
    )
    return fields.size > 0 ? inFields(fields) : undefined
  }
  if (schema instanceof z.core.$ZodArray) {
    const name = look(schema._zod.def.element)
    return name && inList(name)
  }
  if (schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodOptional)
    return look(schema._zod.def.innerType)
  if (schema instanceof z.core.$ZodUnion) {
    const names = schema._zod.def.options.flatMap(option => look(option) ?? [])
    return names.length > 0 ? (value, speaker) => names.reduce((said, name) => name(said, speaker), value) : undefined
  }
  return undefined
}

/**
 * Says the names of sports and genders in an answer as the reader's language has them. In English the answer stays as
 * it is, without a look.
 */
export function namesIn(answer: AnswerSchema | undefined): Naming {
  // Looked through at the first answer in another language.
  let found: { name: Naming | undefined } | undefined
  return (payload, speaker) => {
    if (!answer || speaker.language === ENGLISH.language) return payload
    found ??= { name: look(answer) }
    return found.name ? found.name(payload, speaker) : payload
  }
}
