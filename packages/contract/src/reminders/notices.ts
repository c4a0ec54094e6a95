import { formOf, type Plural } from '../language/plural.ts'
import type { Speaker } from '../language/speaker.ts'
import { noticesIn, type Otherwise, type Write } from '../notices/text.ts'
import { sportName } from '../sports/names.ts'

/** Reminders. `who` is the reader's opponent, or the organizer. */
export interface ReminderAbout {
  who: string
  /** The sport of a match; the name of a tournament or an event. */
  title: string
  when: string
  where: string
  /** How many more there are in a match beside `who`. */
  more?: string
  /** Set where the reader is the organizer. */
  own?: string
  /** Set where it is read at another moment than it was made for: the hours would not be true. */
  hourless?: string
}

/** One text for each thing that a player attends, a day and two hours ahead. */
export const reminderNoticeTexts = {
  view: 'View the match',
  viewTournament: 'View the tournament',
  viewEvent: 'View the event',
  match_tomorrow: {
    subject: 'In 24 hours: {title} with {who}',
    several: { other: 'In 24 hours: {title} with {who} and {more} more' },
  },
  match_soon: {
    subject: 'In 2 hours: {title} with {who}',
    several: { other: 'In 2 hours: {title} with {who} and {more} more' },
  },
  match_ahead: {
    subject: 'Coming up: {title} with {who}',
    several: { other: 'Coming up: {title} with {who} and {more} more' },
  },
  tomorrow: 'In 24 hours: {title}',
  soon: 'In 2 hours: {title}',
  ahead: 'Coming up: {title}',
  meet: {
    one: 'You meet {who}. If you cannot come, say so now.',
    several: { other: 'You meet {who} and {more} more. If you cannot come, say so now.' },
  },
  come: 'Organized by {who}. If you cannot come, say so now.',
  own: 'You organize it.',
} as const

type Texts = typeof reminderNoticeTexts

const reminder = noticesIn(reminderNoticeTexts, ({ when, where }: ReminderAbout) => `${when} · ${where}`)

const match = (words: (texts: Texts) => { subject: string; several: Plural }) =>
  reminder(
    texts => ({ ...words(texts), line: texts.meet.one }),
    (timed, { title, more, hourless }, speaker, { meet, match_ahead }): Otherwise => {
      const places = { title: sportName(title, speaker) }
      const { subject, several } = hourless === undefined ? timed : match_ahead
      if (more === undefined) return { subject, places }
      const count = Number(more)
      const { language } = speaker
      return {
        subject: formOf(language, several, count),
        line: formOf(language, meet.several, count),
        places,
      }
    },
  )

const gathering = (subject: (texts: Texts) => string, action: (texts: Texts) => string) =>
  reminder(
    texts => ({ subject: subject(texts), line: texts.come, action: action(texts) }),
    (_words, { own, hourless }, _speaker: Speaker, texts) => ({
      ...(own !== undefined && { line: texts.own }),
      ...(hourless !== undefined && { subject: texts.ahead }),
    }),
  )

const tournament = (texts: Texts) => texts.viewTournament
const event = (texts: Texts) => texts.viewEvent

export const reminderNotices = {
  match_tomorrow: match(texts => texts.match_tomorrow),
  match_soon: match(texts => texts.match_soon),
  tournament_tomorrow: gathering(texts => texts.tomorrow, tournament),
  tournament_soon: gathering(texts => texts.soon, tournament),
  event_tomorrow: gathering(texts => texts.tomorrow, event),
  event_soon: gathering(texts => texts.soon, event),
} as const satisfies Record<string, Write<ReminderAbout>>
export type Reminder = 'match' | 'tournament' | 'event'
