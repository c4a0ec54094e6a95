import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { flag, flagOut, id, instant, nothing } from './fields.ts'
import { NOTICE_KINDS, noticeKindTexts } from './notices-texts.ts'

/** How long a notice is kept. */
export const NOTICE_DAYS = 90
/** The list holds the newest; older ones are kept, not shown. */
export const NOTICES_MAX = 50

export const noticeMessages = {
  saved: 'Update Successful',
  unsubscribed: 'These mails stop from now on.',
  more: (held: number, app: string) => (held === 1 ? `1 more notice on ${app}` : `${held} more notices on ${app}`),
  moreLine: 'There were so many that we did not send a mail for each. All of them are in the app.',
  moreAction: 'Open the app',
  noMore: 'No more mails about what happens',
  badLink: 'This link is not known. Choose your mails in the account settings.',
  badKind: 'There is no such kind of mail.',
} as const

/** Something that happened to the viewer, in words; `link` is the address of a screen, `/challenge/issue/…`. */
export const notice = z.strictObject({
  id: id(),
  kind: z.enum(NOTICE_KINDS),
  text: z.string(),
  line: z.string(),
  link: z.string(),
  created: instant,
  read: flagOut,
})
export type Notice = z.output<typeof notice>

export const noticeChoices = z.strictObject({
  /** 0 turns all of them off, whatever the kinds say. */
  email_notices: flagOut,
  kinds: z.array(z.strictObject({ kind: z.enum(NOTICE_KINDS), email: flagOut })),
})
export type NoticeChoices = z.output<typeof noticeChoices>

/**
 * What the link of a mail stops: a kind, `all` of them, or, for somebody `invited` who has no account, every invitation
 * to the address.
 */
export const UNSUBSCRIBE_KINDS = [...NOTICE_KINDS, 'all', 'invited'] as const
export type UnsubscribeKind = (typeof UNSUBSCRIBE_KINDS)[number]

/** What the page behind such a link says before it is pressed. */
export const stopsText = (kind: UnsubscribeKind): string => {
  if (kind === 'invited') return 'One tap, and nobody can send an invitation to your address from here again.'
  const about = kind === 'all' ? 'what happens' : noticeKindTexts[kind].title.toLowerCase()
  return `You will get no more mails about ${about}. The app still tells you.`
}

/** The address that a mail carries: no sign-in, and only that one kind. */
const link = {
  kind: z.enum(UNSUBSCRIBE_KINDS, noticeMessages.badKind),
  token: z.string(noticeMessages.badLink).check(z.regex(/^[\w-]{20,100}$/, noticeMessages.badLink)),
}

export const unsubscribeInput = z.strictObject({
  ...link,
  /** What a mail program sends for its own button (RFC 8058). */
  'List-Unsubscribe': z.optional(z.literal('One-Click', noticeMessages.badLink)),
})

/** Added: the specification says that each transition tells the players concerned, not by which calls. */
export const notices = endpoints({
  list: {
    method: 'GET',
    path: '/notices',
    access: 'player',
    summary: 'Added. The newest notices of the viewer, and how many of all are unread.',
    input: nothing,
    answer: z.strictObject({ notices: z.array(notice), unread: z.int() }),
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
    summary: 'Added. Which notices the viewer also gets by e-mail.',
    input: nothing,
    answer: noticeChoices,
  },
  choose: {
    method: 'POST',
    path: '/notices/choices',
    access: 'player',
    summary: 'Added. Changes what is named: all mails at once, or those of one kind.',
    input: z.strictObject({
      email_notices: z.optional(flag()),
      kind: z.optional(z.enum(NOTICE_KINDS, noticeMessages.badKind)),
      email: z.optional(flag()),
    }),
    answer: noticeChoices,
    message: noticeMessages.saved,
  },
  unsubscribe: {
    method: 'POST',
    path: '/notices/unsubscribe/{kind}/{token}',
    access: 'public',
    summary: 'Added. Stops what the link of a mail says, for whoever got the mail; works without signing in.',
    input: unsubscribeInput,
    message: noticeMessages.unsubscribed,
    missing: noticeMessages.badLink,
    forms: true,
    limits: [{ by: 'caller', max: 60, seconds: 3600 }],
  },
  unsubscribePage: {
    method: 'GET',
    path: '/notices/unsubscribe/{kind}/{token}',
    access: 'public',
    summary: 'Added. Leads whoever opens the address of a List-Unsubscribe header to the page; changes nothing.',
    input: z.strictObject(link),
    raw: true,
  },
})
