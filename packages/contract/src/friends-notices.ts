import type { NoticeText } from './notice-text.ts'

/** What notices and mails about friends say; `who` asked or accepted. */
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
} as const
