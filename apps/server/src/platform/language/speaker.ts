import {
  type Catalogue,
  Codes,
  tableAt,
  tablesOf,
  textsByCode,
  translate,
  translatedTable,
  type Words,
} from '@gauntlet/contract/language/catalogue'
import { answered, english } from '@gauntlet/contract/language/english'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { askedLanguage } from './asked.ts'

const codes = new Codes(answered)
const tables = tablesOf(english)

/** The code of a refusal, for programs; undefined for words that came from outside. */
export const reasonOf = (text: string, noun: string): string | undefined => codes.find(text, noun)?.code

/** English is said as it is written, without a look. */
export const ENGLISH: Speaker = { language: 'en', say: text => text, texts: table => table }

/** Keeps what is made of a table. */
function kept(make: (table: Words) => Words): <T extends Words>(table: T) => T {
  const made = new Map<Words, Words>()
  return <T extends Words>(table: T) => {
    const known = made.get(table) ?? make(table)
    made.set(table, known)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of this table, it has its keys
    return known as T
  }
}

function speakerOf(language: string, catalogue: Catalogue): Speaker {
  const texts = textsByCode(catalogue)
  return {
    language,
    say: (text, noun) => translate(texts, text, codes.find(text, noun)),
    texts: kept(table => {
      const path = tables.get(table)
      if (!path) throw new Error(`This table stands in no catalogue: ${Object.keys(table).join(', ')}`)
      return translatedTable(table, tableAt(catalogue, path))
    }),
  }
}

/** The languages on offer. */
export interface Languages {
  /** Their tags, English first. */
  readonly offered: readonly string[]
  /** The speaker of the language with that tag; English where it is not offered, or none is named. */
  of(tag: string | null): Speaker
  /** The speaker of the language that an Accept-Language header asks for; English where that is not offered. */
  asked(header: string | undefined): Speaker
}

/** English and the languages of these catalogues. */
export function languagesOf(catalogues: Readonly<Record<string, Catalogue>>): Languages {
  const all = new Map([
    [ENGLISH.language, ENGLISH],
    ...Object.entries(catalogues).map(([tag, one]) => [tag, speakerOf(tag, one)] as const),
  ])
  const offered = [...all.keys()]
  const of = (tag: string | null) => all.get(tag ?? ENGLISH.language) ?? ENGLISH
  return { offered, of, asked: header => of(askedLanguage(header, offered) ?? null) }
}
