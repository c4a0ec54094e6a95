import type { TalkReason } from '@gauntlet/contract/talk/reasons'
import type { TalkKind } from '@gauntlet/contract/talk/texts'
import { DAY, HOUR, type Millis } from '@gauntlet/contract/time'
import { allowed, disabled, hidden, type Verdict } from '../verdict.ts'

/** How long after the end of a thing its thread is kept. */
export const TALK_KEPT: Millis = 90 * DAY
/** A player who has not looked is told again after so long. */
export const TOLD_AGAIN: Millis = HOUR

/** A challenge, tournament, event or team, as a place to talk. */
export interface TalkFacts {
  kind: TalkKind
  /** Something has been written. */
  written: boolean
  /** The players who are in it: who waits for an answer or a place is not. */
  user_ids: readonly string[]
  /** Of them, those whom the organizer has blocked: the thing itself is not there for them. */
  shut_out_ids: readonly string[]
  /** Until when it is not; null for good. */
  shut_out_until: Millis | null
  /** The organizer of a tournament or an event; null for what nobody organizes. */
  organizer_id: string | null
  /** When it ends or ended; null while nobody knows. */
  ends: Millis | null
}

/** The relation between an author and a reader. */
export interface Hearing {
  yourself: boolean
  /** One of the two blocks the other, or the author's account is closed or suspended. */
  apart: boolean
  friend: boolean
  /** One of the two is under 18. */
  minor: boolean
}

/** Is a message there for a reader? A block hides both ways; whoever is under 18 talks with friends alone. */
export const hears = ({ yourself, apart, friend, minor }: Hearing): boolean =>
  yourself || (!apart && (friend || !minor))

const goneAt = ({ ends }: TalkFacts): Millis | null => (ends === null ? null : ends + TALK_KEPT)
const isGone = (talk: TalkFacts, now: Millis): boolean => {
  const at = goneAt(talk)
  return at !== null && at <= now
}

/** The players who are in the thing and see it: a thread leads nowhere where its thing does not. */
export function talkersIn({ user_ids, shut_out_ids, shut_out_until }: TalkFacts, now: Millis): readonly string[] {
  if (shut_out_until !== null && shut_out_until <= now) return user_ids
  return user_ids.filter(id => !shut_out_ids.includes(id))
}

/**
 * Is there somebody to talk to? What one writes ahead in a tournament, an event or a team is read by those who come
 * later; a match may never have a second player. What has been written stays there to be read, and reported.
 */
const hasCompany = ({ kind, written }: TalkFacts, there: readonly string[]): boolean =>
  kind !== 'challenge' || written || there.length > 1

/** Is there a thread for the viewer, to read and to write in? */
export function mayTalk(talk: TalkFacts, viewerId: string, now: Millis): boolean {
  const there = talkersIn(talk, now)
  return there.includes(viewerId) && hasCompany(talk, there) && !isGone(talk, now)
}

export const mayPin = ({ organizer_id }: TalkFacts, viewerId: string): Verdict<TalkReason> =>
  organizer_id === viewerId ? allowed : hidden('not_organizer')

export const mayReport = (authorId: string, viewerId: string): Verdict<TalkReason> =>
  authorId === viewerId ? disabled('own_message') : allowed

/**
 * When to look again whether a thread is to go; null where it goes now. What is not over is looked at after as long as
 * it would be kept: whatever ends meanwhile is due no earlier, also where that is sooner than planned. A thing that is
 * no more ends its thread.
 */
export function nextLook(talk: TalkFacts | undefined, now: Millis): Millis | null {
  if (!talk || isGone(talk, now)) return null
  return Math.min(goneAt(talk) ?? Infinity, now + TALK_KEPT)
}
