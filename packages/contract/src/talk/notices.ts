import { byHowMany, type Doers, noticesIn, type Write } from '../notices/text.ts'

/** Notices of what is said; `who` said it. */
export const talkNoticeTexts = {
  view: 'Read and answer',
  said: {
    subject: '{who} wrote in {title}',
    several: { one: '{who} and {more} other wrote in {title}', other: '{who} and {more} others wrote in {title}' },
    line: 'Say something back, or mute it there.',
  },
  /** A match has no name. */
  saidOfMatch: {
    subject: '{who} wrote about your {sport} match',
    several: {
      one: '{who} and {more} other wrote about your {sport} match',
      other: '{who} and {more} others wrote about your {sport} match',
    },
    line: 'Say something back, or mute it there.',
  },
} as const

type Texts = typeof talkNoticeTexts
type About = Doers & { title: string }
type MatchAbout = Doers & { sport: string }

const notice = noticesIn(talkNoticeTexts, (_about: About) => undefined)
const ofMatch = noticesIn(talkNoticeTexts, (_about: MatchAbout) => undefined)

export const talkNotices = {
  said: notice((texts: Texts) => texts.said, byHowMany),
  saidOfMatch: ofMatch((texts: Texts) => texts.saidOfMatch, byHowMany),
} as const satisfies Record<string, Write<About> | Write<MatchAbout>>
