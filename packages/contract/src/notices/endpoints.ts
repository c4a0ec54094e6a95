import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { flag, flagOut, id, instant, nothing, paging } from '../fields.ts'
import { HOUR } from '../time.ts'
import { hour, pushInput, unsubscribeInput, unsubscribeLink } from './forms.ts'
import { noticeMessages, NOTICE_KINDS } from './texts.ts'

/** How long a notice is kept. */
export const NOTICE_DAYS = 90

/** Something that happened to the viewer, in words; `link` is the address of a screen, `/challenge/issue/…`. */
export const notice = z.strictObject({
  id: id(),
  kind: z.enum(NOTICE_KINDS),
  text: z.string(),
  line: z.string(),
  link: z.string(),
  created: instant,
  read: flagOut,
  /** The player who did it; null where nobody did, and for a player whom the viewer may not see. */
  actor: z.nullable(z.strictObject({ id: id(), full_name: z.string(), image: z.nullable(z.string()) })),
})
export type Notice = z.output<typeof notice>

export const noticeChoices = z.strictObject({
  /** 0 turns all of them off, whatever the kinds say. */
  email_notices: flagOut,
  kinds: z.array(
    z.strictObject({ kind: z.enum(NOTICE_KINDS), app: flagOut, email: flagOut, push: flagOut, daily: flagOut }),
  ),
  /** Full hours on the player's clock between which devices make no sound. */
  quiet: z.nullable(z.strictObject({ from: z.int(), to: z.int() })),
})
export type NoticeChoices = z.output<typeof noticeChoices>

/** Push messages on the device that asks: a device is a session. */
export const pushHere = z.strictObject({
  /** The key with which a browser subscribes, in base64url. */
  key: z.string(),
  /** 1 where this device is subscribed. */
  on: flagOut,
})
export type PushHere = z.output<typeof pushHere>

/** Added: the specification says that each transition tells the players concerned, not by which calls. */
export const notices = endpoints({
  list: {
    method: 'GET',
    path: '/notices',
    access: 'player',
    summary: 'Added. The notices of the viewer, the newest first, and how many of all are unread.',
    input: z.strictObject(paging),
    answer: z.strictObject({ notices: z.array(notice), unread: z.int() }),
    paged: true,
    polled: true,
  },
  read: {
    method: 'POST',
    path: '/notices/read',
    access: 'player',
    summary: 'Added. The viewer has read one notice, or, without an id, all of them.',
    input: z.strictObject({ id: z.optional(id()) }),
  },
  choices: {
    method: 'GET',
    path: '/notices/choices',
    access: 'player',
    summary: 'Added. Which notices the viewer gets in the app, by e-mail and on devices.',
    input: nothing,
    answer: noticeChoices,
  },
  choose: {
    method: 'POST',
    path: '/notices/choices',
    access: 'player',
    summary:
      'Added. Turns mails on or off, all at once or those of one kind, and one kind in the app or on devices; gathers mails, and keeps devices quiet at night.',
    input: z.strictObject({
      email_notices: z.optional(flag()),
      kind: z.optional(z.enum(NOTICE_KINDS, noticeMessages.badKind)),
      /** 0 keeps the kind out of the list of notices, and out of what is unread. */
      app: z.optional(flag()),
      email: z.optional(flag()),
      push: z.optional(flag()),
      /** 1 gathers the mails of the kind into one a day, at 8 in the morning. */
      daily: z.optional(flag()),
      /** Full hours; the same twice is none. */
      quiet_from: z.optional(hour),
      quiet_to: z.optional(hour),
      /** The time zone of the device: mornings and nights are there. */
      zone: z.optional(z.string(noticeMessages.badZone).check(z.maxLength(60, noticeMessages.badZone))),
    }),
    answer: noticeChoices,
    message: noticeMessages.saved,
  },
  push: {
    method: 'GET',
    path: '/notices/push',
    access: 'player',
    summary: 'Added. Whether this device gets push messages, and the key with which its browser subscribes to them.',
    input: nothing,
    answer: pushHere,
  },
  startPush: {
    method: 'POST',
    path: '/notices/push/start',
    access: 'player',
    summary: 'Added. This device gets push messages, as its browser has subscribed to them, until it signs out.',
    input: pushInput,
    message: noticeMessages.pushOn,
    limits: [{ by: 'account', max: 60, per: HOUR }],
  },
  stopPush: {
    method: 'POST',
    path: '/notices/push/stop',
    access: 'player',
    summary: 'Added. This device gets no more push messages.',
    input: nothing,
    message: noticeMessages.pushOff,
  },
  unsubscribe: {
    method: 'POST',
    path: '/notices/unsubscribe/{kind}/{token}',
    access: 'public',
    summary: 'Added. Stops the mails that the link of a mail names, for its recipient; works without signing in.',
    input: unsubscribeInput,
    message: noticeMessages.unsubscribed,
    missing: noticeMessages.badLink,
    forms: true,
    limits: [{ by: 'caller', max: 60, per: HOUR }],
  },
  unsubscribePage: {
    method: 'GET',
    path: '/notices/unsubscribe/{kind}/{token}',
    access: 'public',
    summary: 'Added. Leads anybody who opens the address of a List-Unsubscribe header to the page; changes nothing.',
    input: z.strictObject(unsubscribeLink),
    raw: true,
  },
})
