import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { email, flag, id, instant, NAME_MAX, properName } from './fields.ts'
import { passwordPair, passwordsMatch, passwordTexts } from './password.ts'

export const sessionTexts = {
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  wrongLogin: 'That email and password do not belong together.',
  suspended: 'This account is suspended.',
  emailTaken: 'There is an account with this email already.',
  forgotten: 'If there is an account with this email, a link to set a new password is on its way.',
  linkDead: 'This link has been used or is too old.',
  passwordReset: 'Your password is changed.',
  verified: 'Your email is verified.',
  alreadyVerified: 'Your email is verified already.',
  verificationSent: 'Verification Email Sent',
  oneAMinute: 'Wait a minute before you ask for another email.',
  loggedOut: 'You are logged out.',
  sessionEnded: 'That session is ended.',
  passwordUpdated: 'Update Successful',
  passwordFailed: 'Update Failed',
} as const

export const personNames = {
  first_name: properName(NAME_MAX, sessionTexts.firstName),
  last_name: properName(NAME_MAX, sessionTexts.lastName),
}

export const loginInput = z.strictObject({
  email: email(),
  password: z
    .string(passwordTexts.missing)
    .check(z.minLength(1, passwordTexts.missing), z.maxLength(200, sessionTexts.wrongLogin)),
})

export const registerInput = z
  .strictObject({
    ...personNames,
    email: email(),
    ...passwordPair,
    prefersDark: z.optional(flag()),
  })
  .check(passwordsMatch)

export const forgotInput = z.strictObject({ email: email() })

const linkToken = z
  .string(sessionTexts.linkDead)
  .check(z.minLength(1, sessionTexts.linkDead), z.maxLength(200, sessionTexts.linkDead))
export const resetInput = z.strictObject({ token: linkToken, ...passwordPair }).check(passwordsMatch)

export const passwordInput = z.strictObject(passwordPair).check(passwordsMatch)

/** Valid only if both are present. The token is shown once and kept by the server as a hash. */
export const session = z.strictObject({ token: z.string(), id: id() })

const MINUTE = 60
const HOUR = 3600

export const sessions = endpoints({
  login: {
    method: 'POST',
    path: '/users/login',
    access: 'public',
    summary: 'Signs in with e-mail and password.',
    input: loginInput,
    answer: session,
    forms: true,
    limits: [
      { by: { field: 'email' }, max: 10, seconds: 15 * MINUTE },
      { by: 'caller', max: 60, seconds: 15 * MINUTE },
    ],
  },
  register: {
    method: 'POST',
    path: '/users/register',
    access: 'public',
    summary: 'Creates an account, signs it in and sends the verification e-mail.',
    input: registerInput,
    answer: session,
    forms: true,
    limits: [{ by: 'caller', max: 30, seconds: HOUR }],
  },
  forgot: {
    method: 'POST',
    path: '/users/forgot-password',
    access: 'public',
    summary: 'Sends a link to set a new password; the same answer whether the e-mail is known or not.',
    input: forgotInput,
    message: sessionTexts.forgotten,
    forms: true,
    limits: [
      { by: { field: 'email' }, max: 3, seconds: 15 * MINUTE },
      { by: 'caller', max: 30, seconds: HOUR },
    ],
  },
  reset: {
    method: 'POST',
    path: '/users/reset-password',
    access: 'public',
    summary: 'Sets a new password with the token of the e-mailed link, which works once and for an hour.',
    input: resetInput,
    answer: session,
    message: sessionTexts.passwordReset,
    limits: [{ by: 'caller', max: 30, seconds: HOUR }],
  },
  updatePassword: {
    method: 'POST',
    path: '/users/update-password',
    access: 'player',
    summary: "Sets a new password, ends the player's other sessions and tells the owner by e-mail.",
    input: passwordInput,
    message: sessionTexts.passwordUpdated,
    limits: [{ by: 'account', max: 20, seconds: HOUR }],
  },
  verify: {
    method: 'POST',
    path: '/users/verify-email',
    access: 'public',
    summary: 'Verifies an e-mail with the token of the e-mailed link, which works once and for 24 hours.',
    input: z.strictObject({ token: linkToken }),
    message: sessionTexts.verified,
    limits: [{ by: 'caller', max: 60, seconds: HOUR }],
  },
  sendVerification: {
    method: 'GET',
    path: '/users/send-verification-email',
    access: 'session',
    summary: 'Sends another verification e-mail, at most one a minute.',
    input: z.strictObject({}),
    message: sessionTexts.verificationSent,
    changes: true,
  },
  logout: {
    method: 'POST',
    path: '/users/logout',
    access: 'session',
    summary: 'Ends this session on the server.',
    input: z.strictObject({}),
    message: sessionTexts.loggedOut,
  },
  list: {
    method: 'GET',
    path: '/users/sessions',
    access: 'session',
    summary: 'The sessions of the viewer, newest first.',
    input: z.strictObject({}),
    answer: z.array(z.strictObject({ id: id(), created: instant, last_seen: instant, current: z.boolean() })),
  },
  revoke: {
    method: 'POST',
    path: '/users/sessions/revoke',
    access: 'session',
    summary: 'Ends one of the sessions of the viewer.',
    input: z.strictObject({ id: id() }),
    message: sessionTexts.sessionEnded,
  },
})
