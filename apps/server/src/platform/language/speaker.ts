import { type Catalogue, Codes, textsByCode, translate } from '@gauntlet/contract/language/catalogue'
import { english } from '@gauntlet/contract/language/english'
import { askedLanguage } from './asked.ts'

const codes = new Codes(english)

/** The code of a refusal, for programs; undefined for words that came from outside. */
export const reasonOf = (text: string, noun: string): string | undefined => codes.find(text, noun)?.code

/** Says the server's texts in one language. */
export interface Speaker {
  language: string
  /** `noun` is whose text it is: several may say the same in English. */
  say(text: string, noun: string): string
}

const ENGLISH: Speaker = { language: 'en', say: text => text }

function speakerOf(language: string, catalogue: Catalogue): Speaker {
  const texts = textsByCode(catalogue)
  return { language, say: (text, noun) => translate(texts, text, codes.find(text, noun)) }
}

/** Finds who speaks the language that a client asks for: English where that is not offered. */
export function speakers(catalogues: Readonly<Record<string, Catalogue>>): (header: string | undefined) => Speaker {
  const all = new Map([
    ['en', ENGLISH],
    ...Object.entries(catalogues).map(([tag, one]) => [tag, speakerOf(tag, one)] as const),
  ])
  const offered = [...all.keys()]
  return header => all.get(askedLanguage(header, offered) ?? 'en') ?? ENGLISH
}
