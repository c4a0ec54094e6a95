import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { instant, nothing } from '../fields.ts'
import { passwordTexts } from '../passwords/forms.ts'
import { secondProof } from '../sessions/forms.ts'
import { sessionTexts } from '../sessions/texts.ts'
import { HOUR } from '../time.ts'

export const RECOVERY_CODES = 10
/** Below so many, the player is reminded to make new ones. */
export const RECOVERY_CODES_LOW = 3

export const secondProofTexts = {
  passwordNeeded: 'Enter your password to go on.',
  wrongPassword: 'That is not your password.',
  codeUsed: 'That code has been used. Wait for the next one.',
  tooManyWrong: 'Too many wrong codes. Please wait a quarter of an hour.',
  alreadyOn: 'Two-step sign-in is on already.',
  notOn: 'Two-step sign-in is not on.',
  notBegun: 'Begin again: there is no code to confirm.',
  on: 'Two-step sign-in is on.',
  off: 'Two-step sign-in is off.',
  renewed: 'These are your new recovery codes.',
} as const

/** Shows that the owner asks, where the sign-in is not of the last ten minutes: the code, where time codes are on. */
export const ownerProof = {
  password: z.optional(z.string(passwordTexts.missing).check(z.maxLength(200, secondProofTexts.wrongPassword))),
  code: secondProof,
}
export const ownerProofInput = z.strictObject(ownerProof)
export const timeCodeInput = z.strictObject({
  code: z
    .string(sessionTexts.codeNeeded)
    .check(z.trim(), z.minLength(1, sessionTexts.codeNeeded), z.maxLength(20, sessionTexts.wrongCode)),
})

/** Shown once. */
const recoveryCodes = z.strictObject({ recovery_codes: z.array(z.string()) })

const account = (max: number) => [{ by: 'account', max, per: HOUR }] as const

/** Added: what is asked for beside the password, where the player wants it. */
export const secondProofs = endpoints({
  view: {
    method: 'GET',
    path: '/users/second-proofs',
    access: 'player',
    summary: 'Added. Since when time codes are on, and how many recovery codes are left.',
    input: nothing,
    answer: z.strictObject({ time_codes_since: z.nullable(instant), recovery_codes_left: z.int() }),
  },
  setUpTimeCodes: {
    method: 'POST',
    path: '/users/time-codes/set-up',
    access: 'player',
    summary: 'Added. Makes a secret for an authenticator app; it counts once a first code confirms it.',
    input: ownerProofInput,
    answer: z.strictObject({ secret: z.string(), address: z.string() }),
    limits: account(30),
  },
  confirmTimeCodes: {
    method: 'POST',
    path: '/users/time-codes/confirm',
    access: 'player',
    summary: 'Added. Switches time codes on, and answers the recovery codes, which are shown once.',
    input: timeCodeInput,
    answer: recoveryCodes,
    message: secondProofTexts.on,
    limits: account(60),
  },
  endTimeCodes: {
    method: 'POST',
    path: '/users/time-codes/end',
    access: 'player',
    summary: 'Added. Switches time codes off, with their recovery codes.',
    input: ownerProofInput,
    message: secondProofTexts.off,
    limits: account(30),
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/users/recovery-codes/renew',
    access: 'player',
    summary: 'Added. Makes new recovery codes, which are shown once; the old ones no longer work.',
    input: ownerProofInput,
    answer: recoveryCodes,
    message: secondProofTexts.renewed,
    limits: account(30),
  },
})
