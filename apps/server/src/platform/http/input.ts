import type { Endpoint } from '@gauntlet/contract/endpoint'
import { partsOf } from '@gauntlet/contract/endpoint'
import { callTexts } from '@gauntlet/contract/envelope'
import { fieldTexts, isId } from '@gauntlet/contract/fields'
import * as z from 'zod'
import { notFound, Refusal } from './refusal.ts'

// The messages of the schemas are their own; no words of the parser reach a player where one has none.
z.config({ localeError: () => callTexts.badInput })

type Fields = Record<string, unknown>
export interface Parts {
  params: unknown
  query: unknown
  body: unknown
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fields = (value: unknown): Fields => (isFields(value) ? value : {})

/** Deeper than any form, and far from where recursion ends. */
const DEPTH_MAX = 32
/** No engine stores U+0000 in a text, and half a surrogate pair is no character. */
const isText = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Whether every text in a value, names of fields too, is text; false also where it is nested beyond any form. */
function isSound(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isText(value)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true
  if (depth >= DEPTH_MAX) return false
  if (Array.isArray(value)) return value.every(one => isSound(one, depth + 1))
  return Object.entries(value).every(([name, one]) => isText(name) && isSound(one, depth + 1))
}

/**
 * Refuses, once for all rows, text that could not be stored: 404 in a part of the path, which then leads nowhere, else
 * 400 that names the fields.
 */
export function refuseBroken(endpoint: Endpoint, input: unknown): void {
  const broken = Object.entries(fields(input)).filter(([name, value]) => !isText(name) || !isSound(value))
  if (broken.length === 0) return
  const parts = partsOf(endpoint)
  if (broken.some(([name]) => parts.includes(name))) throw notFound(endpoint.missing)
  throw new Refusal(
    400,
    fieldTexts.characters,
    Object.fromEntries(broken.map(([name]) => [name, fieldTexts.characters])),
  )
}

function dropField(record: Fields, [first = '', ...rest]: readonly string[]): Fields {
  if (!Object.hasOwn(record, first)) return record
  const { [first]: value, ...others } = record
  if (rest.length === 0) return others
  return isFields(value) ? { ...record, [first]: dropField(value, rest) } : record
}

/** Without the fields that the row takes no notice of. */
const noticed = ({ ignores = [] }: Endpoint, input: Fields): Fields =>
  ignores.reduce((rest, path) => dropField(rest, path.split('.')), input)

/** Path, query and body as one record of unchecked fields, all of whose texts can be stored. */
export function collectInput(endpoint: Endpoint, parts: Parts): Fields {
  const input = collect(endpoint, parts)
  refuseBroken(endpoint, input)
  return noticed(endpoint, input)
}

function collect(endpoint: Endpoint, { params, query, body }: Parts): Fields {
  if (endpoint.method === 'GET') return { ...fields(query), ...fields(params) }
  const stray = Object.keys(fields(query)).filter(name => !endpoint.query?.includes(name))
  if (stray.length > 0)
    throw new Refusal(
      400,
      callTexts.unknownField,
      Object.fromEntries(stray.map(name => [name, callTexts.unknownField])),
    )
  if (endpoint.wholeBody) return { [endpoint.wholeBody]: body, ...fields(query), ...fields(params) }
  if (body !== undefined && !isFields(body)) throw new Refusal(400, callTexts.badInput, { '': callTexts.badInput })
  return { ...body, ...fields(query), ...fields(params) }
}

/** The checked input, or a refusal that names each field; `message` is that of the first in the form's order. */
export function checkInput(endpoint: Endpoint, raw: Fields): unknown {
  const read = z.safeParse(endpoint.input, raw)
  if (read.success) return read.data
  const parts = new Set(partsOf(endpoint))
  const errors: Record<string, string> = {}
  for (const issue of read.error.issues) {
    const [first] = issue.path
    // An id that no thing can have is an address that leads nowhere; a word out of a list is bad input.
    if (parts.has(String(first)) && issue.code !== 'invalid_value' && !isId(raw[String(first)]))
      throw notFound(endpoint.missing)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) errors[[...issue.path, key].join('.')] ??= callTexts.unknownField
    else errors[issue.path.join('.')] ??= issue.message
  }
  throw new Refusal(400, Object.values(errors)[0] ?? callTexts.badInput, errors)
}
