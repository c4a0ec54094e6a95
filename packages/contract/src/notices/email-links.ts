import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { linkToken } from '../sessions/forms.ts'
import { HOUR } from '../time.ts'

/** The effect that an e-mailed link would have if it was pressed. */
export const emailLink = z.strictObject({
  kind: z.enum(['registration', 'change', 'undo', 'reset']),
  /** The address that it confirms, or gives back; '' of a reset, as is the name. */
  email: z.string(),
  /** Under which the account was registered. */
  name: z.string(),
  /** Whether the viewer is signed in to that account. */
  yours: z.boolean(),
})
export type EmailLink = z.output<typeof emailLink>

/** Beside `sessions.verify` and `sessions.reset`: apart from them, since every page of visitors loads those. */
export const emailLinks = endpoints({
  view: {
    method: 'POST',
    path: '/users/email-link',
    access: 'public',
    summary: 'What an e-mailed link would do; it stays as it is.',
    input: z.strictObject({ token: linkToken }),
    answer: emailLink,
    limits: [{ by: 'caller', max: 120, per: HOUR }],
  },
  undo: {
    method: 'POST',
    path: '/users/undo-email',
    access: 'public',
    summary:
      'Gives an account back to the address that was replaced within the last 7 days: ends every session, link and password, and answers the token to set a new password with.',
    input: z.strictObject({ token: linkToken }),
    answer: z.strictObject({ token: z.string() }),
    message: 'Your email is restored. Now set a new password.',
    limits: [{ by: 'caller', max: 30, per: HOUR }],
  },
})
