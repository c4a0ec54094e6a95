import { byHowMany, byHowManyCame, type Doers, noticesIn, type Write } from '../notices/text.ts'

/** Notices about an event. `who` did it. */
export interface EventNoticeAbout extends Doers {
  title: string
  when: string
  where: string
  /** '7 of 8': the places that are taken. Notices that were told by an earlier version have none. */
  filled?: string
}

/** One text a transition; the names are those of the rules' notices. */
export const eventNoticeTexts = {
  view: 'View the event',
  /** How many places are taken. */
  filled: '{taken} of {slots} places filled.',
  invited: {
    subject: '{who} invites you to {title}',
    line: 'Accept the invitation or decline it.',
    action: 'Answer the invitation',
  },
  joined: {
    subject: '{who} joined {title}',
    several: { one: '{who} and {more} other joined {title}', other: '{who} and {more} others joined {title}' },
    line: 'See who’s coming.',
  },
  accepted: {
    subject: '{who} comes to {title}',
    several: { one: '{who} and {more} other come to {title}', other: '{who} and {more} others come to {title}' },
    line: 'See who’s coming.',
  },
  declined: {
    subject: '{who} cannot come to {title}',
    several: {
      one: '{who} and {more} other cannot come to {title}',
      other: '{who} and {more} others cannot come to {title}',
    },
    line: 'The invitation is declined.',
    lines: { other: 'The invitations are declined.' },
  },
  left: {
    subject: '{who} left {title}',
    several: { one: '{who} and {more} other left {title}', other: '{who} and {more} others left {title}' },
    line: 'The place goes to the next player waiting.',
    lines: { other: 'The places go to the next players waiting.' },
  },
  queued: {
    subject: '{who} waits for a place in {title}',
    several: {
      one: '{who} and {more} other wait for a place in {title}',
      other: '{who} and {more} others wait for a place in {title}',
    },
    line: 'All places are taken. More slots let more in.',
  },
  taken_in: {
    subject: 'A place in {title} is yours',
    line: 'One became free, and you were first in line.',
  },
  removed: { subject: 'You no longer have a place in {title}', line: 'The organizer removed you from the event.' },
  modified: { subject: '{who} changed {title}', line: 'Look again at when and where it is.' },
  cancelled: { subject: '{who} cancelled {title}', line: 'It’s called off.' },
} as const

type Texts = typeof eventNoticeTexts

const notice = noticesIn(
  eventNoticeTexts,
  ({ title, when, where }: EventNoticeAbout) => `${title} · ${when} · ${where}`,
)

export const eventNotices = {
  invited: notice(texts => texts.invited),
  joined: notice((texts: Texts) => texts.joined, byHowManyCame),
  accepted: notice((texts: Texts) => texts.accepted, byHowManyCame),
  declined: notice((texts: Texts) => texts.declined, byHowMany),
  left: notice((texts: Texts) => texts.left, byHowMany),
  queued: notice((texts: Texts) => texts.queued, byHowMany),
  taken_in: notice(texts => texts.taken_in),
  removed: notice(texts => texts.removed),
  modified: notice(texts => texts.modified),
  cancelled: notice(texts => texts.cancelled),
} as const satisfies Record<string, Write<EventNoticeAbout>>
export type EventNoticeName = keyof typeof eventNotices
