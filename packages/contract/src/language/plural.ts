/** A text that depends on a number, by the category of its plural in the language that it is in. */
export type Plural = Readonly<Record<string, string>> & { readonly other: string }

type Kind = 'cardinal' | 'ordinal'

const known = new Map<string, Intl.PluralRules>()

function rulesOf(language: string, type: Kind): Intl.PluralRules {
  const key = `${language} ${type}`
  const rules = known.get(key) ?? new Intl.PluralRules(language, { type })
  known.set(key, rules)
  return rules
}

/** The form that a number takes, or a place in an order: '1 player', '1st'. */
export const formOf = (language: string, forms: Plural, count: number, type: Kind = 'cardinal'): string =>
  forms[rulesOf(language, type).select(count)] ?? forms.other
