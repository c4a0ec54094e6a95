import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { id, instant, paging } from '../fields.ts'
import { keysOf } from '../keys.ts'

/** How long what happened to an account is kept. */
export const SECURITY_LOG_DAYS = 365

/** Events in the life of an account, as its log names them. */
export const securityTexts = {
  registered: 'Signed up',
  signed_in: 'Signed in',
  sign_in_failed: 'Wrong password tried',
  signed_out: 'Signed out',
  session_ended: 'Another device was signed out',
  password_changed: 'Password changed',
  reset_asked: 'Link for a new password asked for',
  reset_used: 'New password set with a link',
  email_asked: 'Email change asked for',
  email_confirmed: 'Email changed',
  email_undone: 'Email change undone',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  codes_added: 'Codes from an app turned on',
  codes_removed: 'Codes from an app turned off',
  recovery_codes_made: 'New recovery codes made',
  recovery_code_used: 'Recovery code used',
  deletion_asked: 'Deletion of the account asked for',
} as const
export type SecurityKind = keyof typeof securityTexts
export const SECURITY_KINDS = keysOf(securityTexts)

export const securityEvent = z.strictObject({
  id: id(),
  kind: z.enum(SECURITY_KINDS),
  text: z.string(),
  at: instant,
  /** More than 1 where the same thing came again within the hour, `at` being the last time. */
  times: z.int(),
  /** 'Chrome on Android'; null where nobody's device did it. */
  device: z.nullable(z.string()),
  /** Whether it came from the network that is asking now. */
  here: z.boolean(),
})
export type SecurityEvent = z.output<typeof securityEvent>

export const security = endpoints({
  log: {
    method: 'GET',
    path: '/users/security-log',
    access: 'session',
    summary: "Added. The events of the viewer's account within a year, the newest first.",
    input: z.strictObject(paging),
    answer: z.array(securityEvent),
    paged: true,
  },
})
