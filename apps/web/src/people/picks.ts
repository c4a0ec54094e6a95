import { email as emailField } from '@gauntlet/contract/fields'
import { safeParse } from 'zod/mini'
import * as texts from './texts.ts'

/** Who is chosen: a player, or an e-mail. `key` is the id or the e-mail, which is what is sent. */
export interface Pick {
  key: string
  name: string
  image: string | null
}

const anEmail = emailField()

/** Said of what was typed to find somebody, and is nobody yet. */
export const NOT_CHOSEN = texts.chooseAPlayerOrType

/** The whole e-mail that a text is, in lower case; undefined for any other. */
export function emailIn(typed: string): string | undefined {
  const read = safeParse(anEmail, typed)
  return read.success ? read.data : undefined
}

/**
 * Who is chosen as a form is sent, with the e-mail that still stands in the field of the search. Undefined where what
 * stands there is none: it would be lost without a word.
 */
export function picksWith(chosen: readonly Pick[], typed: string): readonly Pick[] | undefined {
  if (typed.trim() === '') return chosen
  const email = emailIn(typed)
  if (email === undefined) return undefined
  return chosen.some(({ key }) => key === email) ? chosen : [...chosen, { key: email, name: email, image: null }]
}
