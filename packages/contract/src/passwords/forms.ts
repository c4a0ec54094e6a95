import * as z from 'zod/mini'
import { fill } from '../language/fill.ts'

export const PASSWORD_MIN = 8
/** The longest password where the operator has set no other limit, which may go up to `PASSWORD_LIMIT`. */
export const PASSWORD_MAX = 20
export const PASSWORD_LIMIT = 128
/** Where more than 20 characters are allowed, so many are strong enough whatever they are. */
export const PASSPHRASE_MIN = 16

export const takesPassphrases = (max: number) => max > PASSWORD_MAX

export const passwordTexts = {
  missing: 'Please enter a password',
  length: 'Password must be between {min} and {max} characters',
  weak: 'Use an uppercase letter, a lowercase letter, a digit and one of $ @ ! % * # ? &',
  weakOrShort:
    'Use an uppercase letter, a lowercase letter, a digit and one of $ @ ! % * # ? &, or {min} characters or more',
  match: 'Passwords must match',
  current: 'Enter your current password to go on.',
  currentWrong: 'That is not your current password.',
  strength: ['Very Weak', 'Weak', 'Okay', 'Good', 'Strong', 'Very Strong'],
} as const

/** In the order of their rules: `rules.ts`. */
export const POINTS = [/^.{8,}$/su, /\p{Lu}/u, /\p{Ll}/u, /\d/, /[$@!%*#?&]/]
const OKAY = 2
/** A word or a number as people decorate it, @ and $ for a and s, and no longer than the common ones. */
const PLAIN = /^[^a-z]*[\w@$!]{0,13}[^a-z]*$/i

/** 0 to 5 points: length of 8 or more, uppercase, lowercase, digit, one of $@!%*#?& */
export const passwordStrength = (password: string): number => POINTS.filter(point => point.test(password)).length

/** How long a password may be. */
export const lengthText = (max = PASSWORD_MAX): string => fill(passwordTexts.length, { min: PASSWORD_MIN, max })
/** The requirements for a strong password. */
export const weakText = (max = PASSWORD_MAX): string =>
  takesPassphrases(max) ? fill(passwordTexts.weakOrShort, { min: PASSPHRASE_MIN }) : passwordTexts.weak

/** The word for a password's points, 'Very Weak' to 'Very Strong'. */
export const strengthWord = (points: number): string => passwordTexts.strength[points] ?? passwordTexts.strength[0]

/** A password that there is, as somebody types it to prove who they are. */
export const typedPassword = (missing: string, wrong: string) =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(200, wrong))

/**
 * The current password, which is asked for before something that a thief with a stolen session must not do. Left out by
 * whoever has signed in within the last `RECENT_MINUTES`.
 */
export const currentPassword = () => z.optional(typedPassword(passwordTexts.current, passwordTexts.currentWrong))
export const RECENT_MINUTES = 10

export const lengthOf = (value: string) => Array.from(value).length
const isStrong = (value: string, max: number) =>
  passwordStrength(value) === POINTS.length || (takesPassphrases(max) && lengthOf(value) >= PASSPHRASE_MIN)

// A character is two units at most: what is far too long is not counted.
export const isLongEnough = (value: string, max: number) =>
  value.length <= 2 * max && lengthOf(value) >= PASSWORD_MIN && lengthOf(value) <= max
/** 'abcabc' → 'abc' */
const unitOf = (text: string) => /^(.+?)\1+$/i.exec(text)?.[1] ?? text

/**
 * The meter: at most 'Okay' for a password that the server refuses, because of its length, its characters, or because
 * it may be a common one with decorations.
 */
export const shownStrength = (password: string, max = PASSWORD_MAX): number => {
  const points = passwordStrength(password)
  const passes = isLongEnough(password, max) && isStrong(password, max) && !PLAIN.test(unitOf(password))
  return passes ? points : Math.min(points, OKAY)
}

/**
 * A new password: 8 to `max` characters, and all five points or a passphrase. One rule for the form and for the server.
 */
export const newPassword = (max = PASSWORD_MAX) =>
  z.string(passwordTexts.missing).check(
    z.minLength(1, { error: passwordTexts.missing, abort: true }),
    z.refine(value => isLongEnough(value, max), {
      error: lengthText(max),
      abort: true,
    }),
    z.refine(value => isStrong(value, max), weakText(max)),
  )

/** Both fields of a form that sets a password, and the check that they agree. */
export const passwordPair = (max?: number) => ({ password: newPassword(max), confirm: z.string(passwordTexts.match) })
export const passwordsMatch = z.refine<{ password: string; confirm: string }>(
  ({ password, confirm }) => password === confirm,
  { error: passwordTexts.match, path: ['confirm'] },
)
