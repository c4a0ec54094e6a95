import { english } from '@gauntlet/contract/language/english'
import { PSEUDO, pseudo } from '@gauntlet/contract/language/pseudo'

/** English with accents, as a second language of a test's app. */
export const withPseudo = { languages: { [PSEUDO]: pseudo(english) } }
export const IN_PSEUDO = { 'accept-language': PSEUDO }

const MOMENT =
  /\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat|[A-Z][a-z]+) \d+(?:, \d{4})?(?: at|,) \d+:\d\d.[AP]M(?: UTC)?|(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat), [A-Z][a-z]{2} \d+, \d+:\d\d.[AP]M/gu
const ADDRESS = /https?:\/\/\S+|\S+@\S+/g

/**
 * The words of a text that nobody has translated: the pseudo-language has an accent on each of these letters. `known`
 * are names that no language has otherwise; moments and addresses are none of ours.
 */
export function plainWords(text: string, known: readonly string[] = []): string[] {
  const rest = [...known, 'Gauntlet'].reduce(
    (left, name) => left.replaceAll(name, ' '),
    text.replaceAll(MOMENT, ' ').replaceAll(ADDRESS, ' '),
  )
  return rest.split(/[^\p{L}\p{M}]+/u).filter(word => /[aceilnorsuyz]/i.test(word.normalize('NFC')))
}
