import * as z from 'zod/mini'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 20

export const passwordTexts = {
  missing: 'Please enter a password',
  length: 'Password must be between 8 and 20 characters',
  weak: 'Use an uppercase letter, a lowercase letter, a digit and one of $ @ ! % * # ? &',
  match: 'Passwords must match',
  current: 'Enter your current password to go on.',
  currentWrong: 'That is not your current password.',
  strength: ['Very Weak', 'Weak', 'Okay', 'Good', 'Strong', 'Very Strong'],
} as const

const POINTS = [/^.{8,}$/su, /\p{Lu}/u, /\p{Ll}/u, /\d/, /[$@!%*#?&]/]

/** 0 to 5 points: length of 8 or more, uppercase, lowercase, digit, one of $@!%*#?& */
export const passwordStrength = (password: string): number => POINTS.filter(point => point.test(password)).length

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

const between = (value: string) => {
  const { length } = Array.from(value)
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX
}

/** A new password: 8 to 20 characters and all five points. One rule for the form and for the server. */
export const newPassword = () =>
  z.string(passwordTexts.missing).check(
    z.minLength(1, { error: passwordTexts.missing, abort: true }),
    z.refine(between, { error: passwordTexts.length, abort: true }),
    z.refine(value => passwordStrength(value) === POINTS.length, passwordTexts.weak),
  )

/** Both fields of a form that sets a password, and the check that they agree. */
export const passwordPair = { password: newPassword(), confirm: z.string(passwordTexts.match) }
export const passwordsMatch = z.refine<{ password: string; confirm: string }>(
  ({ password, confirm }) => password === confirm,
  { error: passwordTexts.match, path: ['confirm'] },
)
