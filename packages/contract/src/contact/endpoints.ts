import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { email, id, line, NAME_MAX, text } from '../fields.ts'
import { HOUR, MINUTE } from '../time.ts'

export const contactReasons = ['request sports', 'Feedback Ideas', 'Dispute', 'Other'] as const
export type ContactReason = (typeof contactReasons)[number]
export const DISPUTE: ContactReason = 'Dispute'

export const contactTexts = {
  firstName: 'First Name Required',
  lastName: 'Last Name Required',
  email: 'Email Required',
  reason: 'Reason Required',
  message: 'Message Required',
  failed: 'Error Sending',
  sent: 'We have your message. Thank you.',
  disputed: 'We have your message. The result is disputed, and an operator decides.',
  aboutAge: 'My age on the profile is not right. I am … years old, born in (month and year) …',
  aboutEmails: 'Please send no more emails to this address.',
  /** After the message was kept, where the result stands all the same. */
  stands: 'We have your message.',
} as const

export const CONTACT_MESSAGE_MAX = 4000
/** How long a message is kept where its writer does not close the account before. */
export const CONTACT_KEPT_DAYS = 180

export const contactInput = z.strictObject({
  first_name: line(NAME_MAX, contactTexts.firstName),
  last_name: line(NAME_MAX, contactTexts.lastName),
  email: email(contactTexts.email),
  reason: z.enum(contactReasons, contactTexts.reason),
  message: text(CONTACT_MESSAGE_MAX, contactTexts.message),
  /** The thing it is about, if any. */
  challenge: z.optional(id()),
  tournament: z.optional(id()),
  player: z.optional(id()),
  /** No field for people: a program that fills in whatever it finds is refused. */
  website: z.optional(z.literal('', contactTexts.failed)),
})

export const contact = endpoints({
  send: {
    method: 'POST',
    path: '/contact/sendcontact',
    access: 'public',
    summary: 'Writes to the operator; the reason Dispute is how a participant who was silent disputes a result.',
    input: contactInput,
    message: contactTexts.sent,
    limits: [
      { by: 'caller', max: 20, per: HOUR },
      { by: 'account', max: 5, per: 10 * MINUTE },
    ],
  },
})
