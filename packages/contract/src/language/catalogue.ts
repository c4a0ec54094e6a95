import { fill } from './fill.ts'

/** The texts of a noun by their keys; a text may have {places} that are filled in. */
export interface Words {
  readonly [key: string]: string | readonly string[] | Words
}
/** The texts of one language, by noun. */
export type Catalogue = Readonly<Record<string, Words>>

/** A text's key within all nouns: 'challenges.too_late'. It stays when the text is put better, or translated. */
export type Code = string

export const isList = (value: readonly string[] | Words): value is readonly string[] => Array.isArray(value)

function* textsOf(words: Words, prefix = ''): Iterable<[Code, string]> {
  for (const [key, value] of Object.entries(words))
    if (typeof value === 'string') yield [prefix + key, value]
    else if (isList(value)) for (const [index, text] of value.entries()) yield [`${prefix}${key}.${index}`, text]
    else yield* textsOf(value, `${prefix}${key}.`)
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** 'At most {max} characters.' as what finds it filled in. */
const pattern = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 === 0 ? literal(part) : `(?<${part}>.+?)`))
      .join('')}$`,
    's',
  )

interface Found {
  code: Code
  places: Readonly<Record<string, string>>
}

/**
 * Finds what a text is called. Texts are written where they are said, in English, and looked up on their way out, once:
 * so a form, a rule and a screen share a text as it is, and none of them has to know of languages.
 */
export class Codes {
  readonly #exact = new Map<string, Code[]>()
  readonly #patterns: { code: Code; pattern: RegExp }[] = []

  constructor(english: Catalogue) {
    for (const [code, text] of textsOf(english))
      if (/\{\w+\}/.test(text)) this.#patterns.push({ code, pattern: pattern(text) })
      else this.#exact.set(text, [...(this.#exact.get(text) ?? []), code])
  }

  /** Where several nouns say the same, it is called as `noun` calls it, or as calls and fields of all nouns do. */
  find(text: string, noun: string): Found | undefined {
    const codes = this.#exact.get(text)
    const first = [noun, 'call', 'fields'].flatMap(one => codes?.find(code => code.startsWith(`${one}.`)) ?? [])[0]
    const code = first ?? codes?.[0]
    if (code !== undefined) return { code, places: {} }
    for (const one of this.#patterns) {
      const match = one.pattern.exec(text)
      if (match) return { code: one.code, places: { ...match.groups } }
    }
    return undefined
  }
}

/** A language's texts by their codes. */
export const textsByCode = (catalogue: Catalogue): ReadonlyMap<Code, string> => new Map(textsOf(catalogue))

/** The text in another language; as it is where that language has none. */
export function translate(texts: ReadonlyMap<Code, string>, text: string, found: Found | undefined): string {
  const translated = found && texts.get(found.code)
  return translated === undefined ? text : fill(translated, found?.places ?? {})
}

const isWords = (value: Words[string] | undefined): value is Words => typeof value === 'object' && !isList(value)

/** Where each table of a catalogue stands in it. */
export function tablesOf(catalogue: Catalogue): ReadonlyMap<Words, readonly string[]> {
  const tables = new Map<Words, readonly string[]>()
  const look = (words: Words, path: readonly string[]) => {
    tables.set(words, path)
    for (const [key, value] of Object.entries(words)) if (isWords(value)) look(value, [...path, key])
  }
  for (const [noun, words] of Object.entries(catalogue)) look(words, [noun])
  return tables
}

/** The table of another catalogue that stands there, if it has one. */
export function tableAt(catalogue: Catalogue, path: readonly string[]): Words | undefined {
  let words: Words | undefined = catalogue
  for (const key of path) {
    const next: Words[string] | undefined = words?.[key]
    words = isWords(next) ? next : undefined
  }
  return words
}

/** A table in another language; what that leaves out stays English. */
export function translatedTable<T extends Words>(english: T, words: Words | undefined): T {
  const merged = Object.entries({ ...words, ...english }).map(([key, text]) => {
    const other = words?.[key]
    return [key, isWords(text) ? translatedTable(text, isWords(other) ? other : undefined) : (other ?? text)]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the keys of the English table
  return Object.fromEntries(merged) as T
}
