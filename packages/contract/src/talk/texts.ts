import { tooLongText } from '../fields.ts'

/** Each challenge, tournament, event and team has one thread. */
export const TALK_KINDS = ['challenge', 'tournament', 'event', 'team'] as const
export type TalkKind = (typeof TALK_KINDS)[number]

/** Characters of a message. */
export const MESSAGE_MAX = 1000
/** Characters of the reason that a report gives. */
export const REPORT_MAX = 500
/** Messages of a page, and at most. */
export const TALK_PAGE = 30
export const TALK_PAGE_MAX = 100
/** Unread messages are counted up to here. */
export const UNREAD_MAX = 100

export const talkTexts = {
  missing: 'There is no talk here for you.',
  empty: 'Write something first.',
  tooLong: tooLongText(MESSAGE_MAX),
  unknownMessage: 'This message is gone.',
  reported: 'Thank you. An operator will look at it.',
} as const
