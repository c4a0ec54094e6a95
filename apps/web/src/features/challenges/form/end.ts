import { wallWords } from '../../../ui/when.ts'

/** The rules with the end that the issuer names: a challenge has no column for it, so both sides agree on it there. */
export const withEnd = (rules: string, end: string): string =>
  [rules.trim(), `It ends ${wallWords(end)}.`].filter(Boolean).join('\n')
