import type { NoticeText } from '../notices/text.ts'

/** The texts of notices and mails about friends; `who` asked or accepted. */
export const friendNotices = {
  asked: ({ who }: { who: string }): NoticeText => ({
    subject: `${who} wants to be your friend`,
    line: 'Friends see each other’s email, and challenge each other without a daily limit.',
    action: 'Answer the request',
  }),
  accepted: ({ who }: { who: string }): NoticeText => ({
    subject: `${who} is your friend now`,
    line: 'Your request is accepted.',
    action: 'View your friends',
  }),
  /** To friends under 18, of a friend who became an adult or turned out to be one. */
  grown_up: ({ who }: { who: string }): NoticeText => ({
    subject: `${who} is 18 or older now`,
    line: 'You stay friends. Whether you want to is up to you: you can end it at any time, and nobody is told.',
    action: 'View your friends',
  }),
  /** For a player who turned 18 by the calendar. */
  adult: (_about: { who: string }): NoticeText => ({
    subject: 'You are 18 here from today',
    line: 'Other players can find and challenge you now, and you stand on leaderboards. You can block anybody.',
    action: 'View your profile',
  }),
} as const
