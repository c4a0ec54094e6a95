import type { WaitingMatch } from '@gauntlet/contract/brackets/answer'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { DAY } from '@gauntlet/contract/time'
import { waitsForViewer } from '../challenges/waiting-first.ts'
import { byTime } from '../../ui/when.ts'

/** News of a match that is longer ago is none. */
const NEWS_FOR = 14 * DAY

const byStart = (a: Challenge, b: Challenge) => byTime(a.challenge_start, b.challenge_start)

const plays = ({ users }: Challenge, viewerId: string) => users.some(({ id }) => id === viewerId)

export type Next = { kind: 'match'; match: WaitingMatch } | { kind: 'challenge'; challenge: Challenge }

/**
 * The next things, in this order: matches of brackets, which are being played; things that wait for the viewer's answer
 * or report; agreed ones. Each group is sorted by start.
 */
export function nextOf({
  matches,
  pending,
  upcoming,
  past,
}: Record<'pending' | 'upcoming' | 'past', readonly Challenge[]> & { matches: readonly WaitingMatch[] }): Next[] {
  const waiting = [...past, ...pending, ...upcoming].filter(waitsForViewer).sort(byStart)
  const agreed = upcoming.filter(one => !waitsForViewer(one)).sort(byStart)
  const challenges = [...waiting, ...agreed]
  return [
    ...matches.map(match => ({ kind: 'match', match }) as const),
    ...challenges.map(challenge => ({ kind: 'challenge', challenge }) as const),
  ]
}

/** For the viewer, rather than for its day. */
export const waits = (one: Next): boolean => one.kind === 'match' || waitsForViewer(one.challenge)

/** The moment after a match lasts a day; later it gives way to what waits. */
export const isLongAgo = ({ challenge_start }: Challenge, now: number): boolean =>
  now - Date.parse(challenge_start) > DAY

/** The results that others settled since the viewer looked, the latest match first. */
export const freshResultsOf = (past: readonly Challenge[], viewerId: string, now: number): Challenge[] =>
  past
    .filter(one => one.event_status_id === S.complete && one.is_new && plays(one, viewerId))
    .filter(one => now - Date.parse(one.challenge_start) < NEWS_FOR)
    .sort((a, b) => byStart(b, a))

const hasReported = ({ actions: { report } }: Challenge): boolean =>
  report.kind === 'disabled' && (report.reason === 'reported' || report.reason === 'side_reported')

/** The results that the viewer has reported and that wait for the others' word, which time replaces. */
export const reportedOf = (past: readonly Challenge[]): Challenge[] =>
  past
    .filter(one => one.event_status_id === S.reporting && one.becomes === S.complete && hasReported(one))
    .sort(byStart)
