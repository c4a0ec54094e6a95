import * as z from 'zod/mini'
import { email, flag, NAME_MAX, properName } from '../fields.ts'
import { currentPassword, passwordPair, passwordsMatch, passwordTexts, typedPassword } from '../passwords/forms.ts'
import { sessionTexts } from './texts.ts'

export const personNames = {
  first_name: properName(NAME_MAX, sessionTexts.firstName),
  last_name: properName(NAME_MAX, sessionTexts.lastName),
}

/** A code of the authenticator app, a recovery code, or what a passkey proved: asked for once time codes are on. */
export const secondProof = z.optional(
  z.string(sessionTexts.wrongCode).check(z.trim(), z.maxLength(200, sessionTexts.wrongCode)),
)

export const loginInput = z.strictObject({
  email: email(),
  password: typedPassword(passwordTexts.missing, sessionTexts.wrongLogin),
  code: secondProof,
})

export const registerInputFor = (max?: number) =>
  z
    .strictObject({
      ...personNames,
      email: email(),
      ...passwordPair(max),
      prefersDark: z.optional(flag()),
    })
    .check(passwordsMatch)

export const forgotInput = z.strictObject({ email: email() })

/** The token of an e-mailed link. */
export const linkToken = z
  .string(sessionTexts.linkDead)
  .check(z.minLength(1, sessionTexts.linkDead), z.maxLength(200, sessionTexts.linkDead))
export const resetInputFor = (max?: number) =>
  z.strictObject({ token: linkToken, ...passwordPair(max), code: secondProof }).check(passwordsMatch)

export const passwordInputFor = (max?: number) =>
  z.strictObject({ ...passwordPair(max), current: currentPassword() }).check(passwordsMatch)

/**
 * Only the owner of both mailbox and password confirms a registration: a session of the account stands for the latter.
 */
export const verifyInput = z.strictObject({
  token: linkToken,
  password: z.optional(loginInput.shape.password),
})
