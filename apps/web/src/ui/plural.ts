import { fill } from '@gauntlet/contract/language/fill'
import { LANGUAGE } from '../language.ts'
import { whenNeeded } from './formats.ts'
import type { PlacesOf, Values } from './say.ts'

/** A text that depends on a number, by the category of its plural; {n} is the number. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

const plurals = whenNeeded(() => new Intl.PluralRules(LANGUAGE))
const ordinals = whenNeeded(() => new Intl.PluralRules(LANGUAGE, { type: 'ordinal' }))

/** The form that a number takes: for `rich`, which fills it in. */
export const formOf = <Text extends string>(
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, Text>>> & { other: Text },
  n: number,
): Text => forms[plurals().select(n)] ?? forms.other

/** A text that depends on how many there are: '1 player', '2 players'. */
export function plural<Forms extends Plural>(
  forms: Forms,
  n: number,
  ...[values]: Exclude<PlacesOf<Forms['other']>, 'n'> extends never
    ? []
    : [Values<Exclude<PlacesOf<Forms['other']>, 'n'>>]
): string {
  return fill(formOf<string>(forms, n), { ...values, n })
}

/** A text that depends on a place in an order: '1st', '2nd'. */
export const nth = (forms: Plural, n: number): string => fill(forms[ordinals().select(n)] ?? forms.other, { n })

const list = whenNeeded(() => new Intl.ListFormat(LANGUAGE))

/** Several as a sentence has them: 'Ada, Ben and Cleo' with the commas of the language. */
export const listed = (items: readonly string[]): string => list().format(items)
