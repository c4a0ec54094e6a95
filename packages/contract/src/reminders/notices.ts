import type { NoticeText } from '../notices/text.ts'

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
}

const meeting = ({ who, more }: ReminderAbout): string => (more === undefined ? who : `${who} and ${more} more`)
const matchOf = (about: ReminderAbout): string => `${about.title} with ${meeting(about)}`

const reminder =
  (
    subject: (about: ReminderAbout) => string,
    line: (about: ReminderAbout) => string,
    action: string,
  ): ((about: ReminderAbout) => NoticeText) =>
  about => ({ subject: subject(about), line: line(about), facts: `${about.when} · ${about.where}`, action })

const youMeet = (about: ReminderAbout): string => `You meet ${meeting(about)}. If you cannot come, say so now.`
const youCome = ({ who, own }: ReminderAbout): string =>
  own === undefined ? `Organized by ${who}. If you cannot come, say so now.` : 'You organize it.'

/** One text for each thing that a player attends, a day and two hours ahead. */
export const reminderNotices = {
  match_tomorrow: reminder(about => `In 24 hours: ${matchOf(about)}`, youMeet, 'View the match'),
  match_soon: reminder(about => `In 2 hours: ${matchOf(about)}`, youMeet, 'View the match'),
  tournament_tomorrow: reminder(({ title }) => `In 24 hours: ${title}`, youCome, 'View the tournament'),
  tournament_soon: reminder(({ title }) => `In 2 hours: ${title}`, youCome, 'View the tournament'),
  event_tomorrow: reminder(({ title }) => `In 24 hours: ${title}`, youCome, 'View the event'),
  event_soon: reminder(({ title }) => `In 2 hours: ${title}`, youCome, 'View the event'),
} as const satisfies Record<string, (about: ReminderAbout) => NoticeText>
export type Reminder = 'match' | 'tournament' | 'event'
