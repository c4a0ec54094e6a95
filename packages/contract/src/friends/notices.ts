import { noticesIn, type Write } from '../notices/text.ts'

/** The texts of notices and mails about friends; `who` asked or accepted. */
export const friendNoticeTexts = {
  view: 'View your friends',
  asked: {
    subject: '{who} wants to be your friend',
    line: 'Friends see each other’s email, and challenge each other without a daily limit.',
    action: 'Answer the request',
  },
  accepted: { subject: '{who} is your friend now', line: 'Your request is accepted.' },
  /** To friends under 18, of a friend who became an adult or turned out to be one. */
  grown_up: {
    subject: '{who} is 18 or older now',
    line: 'You stay friends. Whether you want to is up to you: you can end it at any time, and nobody is told.',
  },
  /** For a player who turned 18 by the calendar. */
  adult: {
    subject: 'You are 18 here from today',
    line: 'Other players can find and challenge you now, and you stand on leaderboards. You can block anybody.',
    action: 'View your profile',
  },
} as const

type About = { who: string }

const notice = noticesIn(friendNoticeTexts, (_about: About) => undefined)

export const friendNotices = {
  asked: notice(texts => texts.asked),
  accepted: notice(texts => texts.accepted),
  grown_up: notice(texts => texts.grown_up),
  adult: notice(texts => texts.adult),
} as const satisfies Record<string, Write<About>>
