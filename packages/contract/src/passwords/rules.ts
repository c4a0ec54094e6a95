import { fill } from '../language/fill.ts'
import { isLongEnough, lengthOf, PASSPHRASE_MIN, PASSWORD_MIN, POINTS, takesPassphrases } from './forms.ts'

/** Apart from the rest: only the forms that set a password tell them one by one. */
export const passwordRuleTexts = {
  rules: ['{min} to {max} characters', 'uppercase', 'lowercase', 'digit', 'one of $@!%*#?&'],
  orLonger: 'or {min} characters or more',
} as const

/** Each requirement of a strong password in a few words, and whether this one meets it. */
export function passwordRules(password: string, max: number): { words: string; met: boolean }[] {
  const rules = passwordRuleTexts.rules.map((words, at) => ({
    words: fill(words, { min: PASSWORD_MIN, max }),
    met: at === 0 ? isLongEnough(password, max) : POINTS[at]?.test(password) === true,
  }))
  const longer = fill(passwordRuleTexts.orLonger, { min: PASSPHRASE_MIN })
  return takesPassphrases(max) ? [...rules, { words: longer, met: lengthOf(password) >= PASSPHRASE_MIN }] : rules
}
