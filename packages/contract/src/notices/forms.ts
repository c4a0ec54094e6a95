import * as z from 'zod/mini'
import { NOTICE_KINDS, noticeKindTexts, noticeMessages } from './texts.ts'

/**
 * The mails that an unsubscribe link stops: a kind, `all` of them, or, for somebody `invited` who has no account, every
 * invitation to the address.
 */
export const UNSUBSCRIBE_KINDS = [...NOTICE_KINDS, 'all', 'invited'] as const
export type UnsubscribeKind = (typeof UNSUBSCRIBE_KINDS)[number]

/** A full hour of the day. */
export const hour = z
  .int(noticeMessages.badHour)
  .check(z.minimum(0, noticeMessages.badHour), z.maximum(23, noticeMessages.badHour))

const ENDPOINT_MAX = 1000
/** Of a named host, on its own port: a push service, and no neighbour of the server. */
const ENDPOINT = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*\/\S*$/i

/** A subscription as a browser makes it (`PushSubscription.toJSON`): where its push service is, and its keys. */
export const pushInput = z.strictObject({
  endpoint: z
    .string(noticeMessages.badSubscription)
    .check(
      z.maxLength(ENDPOINT_MAX, noticeMessages.badSubscription),
      z.regex(ENDPOINT, noticeMessages.badSubscription),
    ),
  /** A point on P-256 in full: 65 bytes, of which the first is 4. */
  p256dh: z.string(noticeMessages.badSubscription).check(z.regex(/^B[\w-]{86}=?$/, noticeMessages.badSubscription)),
  /** 16 bytes. */
  auth: z.string(noticeMessages.badSubscription).check(z.regex(/^[\w-]{22}(?:==)?$/, noticeMessages.badSubscription)),
})

/** The words of the page behind such a link before it is pressed. */
export const stopsText = (kind: UnsubscribeKind): string => {
  if (kind === 'invited') return 'One tap, and nobody can send an invitation to your address from here again.'
  const about = kind === 'all' ? 'what happens' : noticeKindTexts[kind].title.toLowerCase()
  return `You will get no more mails about ${about}. The app still tells you.`
}

/** The address that a mail carries: no sign-in, and only that one kind. */
export const unsubscribeLink = {
  kind: z.enum(UNSUBSCRIBE_KINDS, noticeMessages.badKind),
  token: z.string(noticeMessages.badLink).check(z.regex(/^[\w-]{20,100}$/, noticeMessages.badLink)),
}

export const unsubscribeInput = z.strictObject({
  ...unsubscribeLink,
  /** Sent by a mail program for its own button (RFC 8058). */
  'List-Unsubscribe': z.optional(z.literal('One-Click', noticeMessages.badLink)),
})
