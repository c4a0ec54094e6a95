import { challengeNotices } from '../challenges/notices.ts'
import { eventNotices } from '../events/notices.ts'
import { feedNotices } from '../feed/notices.ts'
import { friendNotices } from '../friends/notices.ts'
import { invitationNotices } from '../invitations/notices.ts'
import type { Speaker } from '../language/speaker.ts'
import { reminderNotices } from '../reminders/notices.ts'
import { sportName } from '../sports/names.ts'
import { talkNotices } from '../talk/notices.ts'
import type { NoticeText, Write } from './text.ts'
import { tournamentNotices } from '../tournaments/notices.ts'
import { teamInvitations, teamNotices } from '../teams/notices.ts'

/**
 * The kinds of notices: a player chooses for each whether it also comes by e-mail. Mails about the account itself
 * (verification, reset, a changed password) are none of these and always come.
 */
export const NOTICE_KINDS = [
  'challenges',
  'friends',
  'tournaments',
  'events',
  'teams',
  'invitations',
  'reminders',
  'talk',
  'feed',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export const noticeMessages = {
  saved: 'Update Successful',
  unsubscribed: 'You will not get these emails any more.',
  badLink: 'We do not know this link. Choose your emails in your account settings.',
  badKind: 'There is no such kind of email.',
  pushOn: 'Notifications are on for this device.',
  pushOff: 'Notifications are off for this device.',
  badHour: 'Choose an hour of the day, 0 to 23.',
  badZone: 'This time zone is not known.',
  badSubscription: 'This is not a browser’s push subscription.',
} as const

/** The mail about notices for which none was sent, and what stands under every mail of notices. */
export const noticeMailTexts = {
  more: { one: '{held} more notification on {app}', other: '{held} more notifications on {app}' },
  daily: { one: '{count} notification on {app} today', other: '{count} notifications on {app} today' },
  moreLine: 'There were so many that we did not send an email for each. All of them are in the app.',
  moreAction: 'Open the app',
  noMore: 'No more emails about what happens',
  /** {kind} as a sentence has it: 'challenges'. */
  noMoreOf: 'No more emails about {kind}',
} as const

/** `who` is the one who did it, and the product's name where nobody did; the rest is what the notice was told with. */
export type NoticeParams = Readonly<Record<string, string>>

/** The texts of each kind by name; a noun that tells of something adds its own here. */
export const noticeTexts = {
  challenges: challengeNotices,
  friends: friendNotices,
  tournaments: tournamentNotices,
  teams: teamNotices,
  invitations: { ...invitationNotices, ...teamInvitations },
  events: eventNotices,
  reminders: reminderNotices,
  talk: talkNotices,
  feed: feedNotices,
} as const

export type NoticeCatalogue = typeof noticeTexts
export type ToldKind = keyof NoticeCatalogue
export type NoticeName<K extends ToldKind> = keyof NoticeCatalogue[K] & string
/** The parameters of a text, beside `who`. */
export type NoticeParamsOf<K extends ToldKind, N extends NoticeName<K>> =
  NoticeCatalogue[K][N] extends Write<infer About> ? Omit<About, 'who'> : never

type Texts = Readonly<Record<string, Readonly<Record<string, Write<never>>>>>

// The parameters were checked against the text when the players were told; stored, they are only strings.
const isText = (value: unknown): value is Write<NoticeParams> => typeof value === 'function'

/** The text of a stored notice, in its reader's language; undefined where an earlier version had one that is gone. */
export function noticeText(kind: string, name: string, params: NoticeParams, speaker: Speaker): NoticeText | undefined {
  const texts: Texts = noticeTexts
  const write: unknown = Object.hasOwn(texts, kind) && texts[kind]?.[name]
  if (!isText(write)) return undefined
  const { sport } = params
  return write(sport === undefined ? params : { ...params, sport: sportName(sport, speaker) }, speaker)
}

/** The words beside a player's choice of a kind. */
export const noticeKindTexts: Record<NoticeKind, { title: string; line: string }> = {
  challenges: { title: 'Challenges', line: 'Somebody challenges you, answers, reports a result.' },
  friends: { title: 'Friends', line: 'Somebody asks to be your friend, or accepts.' },
  tournaments: { title: 'Tournaments', line: 'Places, changes and results of tournaments you are in.' },
  events: { title: 'Events', line: 'Places and changes of events you are in.' },
  teams: { title: 'Teams', line: 'Changes in your teams.' },
  invitations: { title: 'Invitations', line: 'Somebody invites you to a tournament, event or team.' },
  reminders: { title: 'Reminders', line: 'A day and two hours before whatever you attend.' },
  talk: { title: 'Talk', line: 'Somebody writes in a challenge, a tournament, an event or a team you are in.' },
  feed: { title: 'Applause', line: 'Friends applaud a result of yours.' },
}
