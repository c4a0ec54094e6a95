import { wallWords } from '../../../ui/when.ts'
import * as formTexts from './texts.ts'
import { say } from '../../../ui/say.ts'

/** The rules with the end that the issuer names: a challenge has no column for it, so both sides agree on it there. */
export const withEnd = (rules: string, end: string): string =>
  [rules.trim(), say(formTexts.itEndsWallWords, { wallWords: wallWords(end) })].filter(Boolean).join('\n')
