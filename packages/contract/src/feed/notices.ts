import { byHowMany, type Doers, noticesIn, type Write } from '../notices/text.ts'

/** Notices of applause; `who` applauds. */
export const feedNoticeTexts = {
  view: 'View the match',
  applauded: {
    subject: '{who} applauded your {sport} match',
    several: {
      one: '{who} and {more} other applauded your {sport} match',
      other: '{who} and {more} others applauded your {sport} match',
    },
    line: 'Your friends see your results in their feeds, unless you switch that off in your profile.',
  },
} as const

type Texts = typeof feedNoticeTexts
type About = Doers & { sport: string }

const notice = noticesIn(feedNoticeTexts, (_about: About) => undefined)

export const feedNotices = {
  applauded: notice((texts: Texts) => texts.applauded, byHowMany),
} as const satisfies Record<string, Write<About>>
