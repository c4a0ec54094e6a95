import { type Catalogue, isList, type Words } from './catalogue.ts'

/** The tag of English with accents, as browsers and libraries know it. */
export const PSEUDO = 'en-XA'

/** How much longer than English other languages may be. */
const LONGER = 0.4

/**
 * A text as the pseudo-language has it: readable, with accents, two fifths longer, between brackets. What stands on a
 * screen without them was in no catalogue; what is cut off would be in German.
 */
export const pseudoText = (text: string): string => {
  const accented = text.replaceAll(/\{\w+\}|<\/?\w+>|[aceilnorsuyz]/gi, part =>
    part.length === 1 ? `${part}\u0301`.normalize() : part,
  )
  return `[${accented}${' ·'.repeat(Math.ceil((text.length * LONGER) / 2))}]`
}

const pseudoWords = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : isList(value) ? value.map(pseudoText) : pseudoWords(value),
    ]),
  )

/** A catalogue in the pseudo-language: no language of people, a test of whether there could be one. */
export const pseudo = (english: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(english).map(([noun, words]) => [noun, pseudoWords(words)]))
