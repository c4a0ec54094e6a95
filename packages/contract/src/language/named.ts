import * as z from 'zod/mini'
import type { Words } from './catalogue.ts'

/** Schemas of texts in answers that are words of ours, such as the name of a sport, each with the table they are in. */
export const named = z.registry<{ table: Words }>()

/** A name that a language has otherwise, if it is one of the table. */
export function nameIn(table: Words) {
  const schema = z.string()
  named.add(schema, { table })
  return schema
}
