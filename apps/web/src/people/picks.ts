import { email as emailField } from '@gauntlet/contract/fields'
import { safeParse } from 'zod/mini'
import * as texts from './texts.ts'

/** A chosen person: a player, or an e-mail. `key` is the id or the e-mail, which is sent. */
export interface Pick {
  key: string
  name: string
  image: string | null
}

const anEmail = emailField()

/** Shown for a text that was typed to find somebody, and is nobody yet. */
export const NOT_CHOSEN = texts.chooseAPlayerOrType

/** The text as an e-mail, in lower case; undefined if it is not a whole one. */
export function emailIn(typed: string): string | undefined {
  const read = safeParse(anEmail, typed)
  return read.success ? read.data : undefined
}

/**
 * The chosen people as a form is sent, with the e-mail that still stands in the search field. Undefined if the text
 * there is no e-mail: it would be lost without a word.
 */
export function picksWith(chosen: readonly Pick[], typed: string): readonly Pick[] | undefined {
  if (typed.trim() === '') return chosen
  const email = emailIn(typed)
  if (email === undefined) return undefined
  return chosen.some(({ key }) => key === email) ? chosen : [...chosen, { key: email, name: email, image: null }]
}
