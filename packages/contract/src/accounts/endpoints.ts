import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { email, id } from '../fields.ts'
import { currentPassword } from '../passwords/forms.ts'
import { HOUR } from '../time.ts'

export const accountTexts = {
  signInToConfirm: 'Sign in to the account that asked for this email, then confirm it.',
  signUpPassword: 'Enter the password of this sign-up.',
  signUpPasswordWrong: 'That is not the password of this sign-up.',
  guesses: 'Too many wrong passwords. Wait a quarter of an hour, or set a new one by email.',
  emailCorrected: 'We sent a link to your corrected email.',
  signUpEnded: 'This sign-up has ended. Sign in if you have confirmed your email with another one, or sign up again.',
  deleted: 'Your account is deleted.',
  ownOnly: 'You can delete only your own account.',
  /** The word to type before an account is deleted. */
  confirmWord: 'DELETE',
} as const

export const correctEmailInput = z.strictObject({ email: email() })

export const accounts = endpoints({
  correctEmail: {
    method: 'POST',
    path: '/users/correct-email',
    access: 'session',
    summary: 'Corrects the e-mail of a registration that is not confirmed yet, and sends the link there.',
    input: correctEmailInput,
    message: accountTexts.emailCorrected,
    limits: [{ by: 'account', max: 10, per: HOUR }],
  },
  remove: {
    method: 'GET',
    path: '/users/delete/{id}',
    access: 'player',
    summary: "Closes the viewer's account: personal data is erased, other players' history stays true.",
    input: z.strictObject({ id: id() }),
    message: accountTexts.deleted,
    session: 'ends',
    changes: true,
  },
  removeWithPassword: {
    method: 'POST',
    path: '/users/delete/{id}',
    access: 'player',
    summary: "Closes the viewer's account, proven by the current password: a password does not belong in an address.",
    input: z.strictObject({ id: id(), current: currentPassword() }),
    message: accountTexts.deleted,
  },
  export: {
    method: 'GET',
    path: '/users/export',
    access: 'player',
    summary: 'Everything that is kept about the player, as a JSON file.',
    input: z.strictObject({}),
    raw: true,
    limits: [{ by: 'account', max: 10, per: HOUR }],
  },
})
