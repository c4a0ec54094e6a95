import * as z from 'zod/mini'
import { isVisible, line } from './fields.ts'

export const NAME_MAX = 60
export const nameTexts = {
  letters: 'Letters, spaces, apostrophes, hyphens and full stops only.',
  alphabets: 'Please use the letters of one alphabet in a name.',
} as const

const OTHERS = /[^\p{L}\p{M} '’.-]|\p{DI}/gu
const LETTERS = /^(?:(?!\p{DI})[\p{L}\p{M} '’.-])+$/u
// More marks than any writing puts on a letter only make a name climb out of its line.
const PILES = /\p{M}{4}/u
const MIXED = /(?=\S*\p{Script=Latin})\S*[\p{Script=Cyrillic}\p{Script=Greek}]/u

/** What a field of a name or a city keeps of what is typed: letters of any script, spaces, apostrophes, hyphens, full stops. */
export const nameLetters = (typed: string): string => typed.replace(OTHERS, '')

const isName = (value: string) => LETTERS.test(value) && /\p{L}/u.test(value) && !PILES.test(value)
const ofOneAlphabet = (value: string) => !MIXED.test(value)

/** A name of a person or of a place; `missing` is the message where it is empty or absent. */
export const properName = (max: number, missing: string) =>
  line(max, missing).check(
    z.refine(value => !isVisible(value) || isName(value), nameTexts.letters),
    z.refine(ofOneAlphabet, nameTexts.alphabets),
  )
