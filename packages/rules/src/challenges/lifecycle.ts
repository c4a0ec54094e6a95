import { CHALLENGE_STATUS as S, type ChallengeEnding, type ChallengeStatus } from '@gauntlet/contract/challenges/status'
import { DAY, HOUR, type Millis } from '@gauntlet/contract/time'
import { RECORD_WAIT, UNDECIDED_WAIT, UNREPORTED_WAIT } from '../gathering/waits.ts'
import { wholeMinute } from '../time.ts'
import { tell } from '../gathering/notify.ts'
import { settling } from '../gathering/outcome.ts'
import type { ChallengeFacts } from './facts.ts'
import { lastStart } from './offers.ts'
import {
  type ChallengeOutcome,
  isRankable,
  none,
  type Notice,
  reportsOf,
  resultOf,
  together,
  unplayedNotice,
  withWinner,
} from './results.ts'
import { ids, playing, reporterFor } from './sides.ts'

/** A direct challenge waits this long, or half the time to its start if that is longer. */
export const WAIT_MIN = 7 * DAY
/** One reported and nobody answered for this long: the report stands. */
export const SILENCE = 48 * HOUR
/** When the e-mails go to those who have not answered a report, unless it stands by then. */
export const REMINDERS: readonly Millis[] = [24 * HOUR, 47 * HOUR]
/** One said 'not played' and nobody reported for this long. */
export const NOT_PLAYED_WAIT = 48 * HOUR

/** Every step between statuses that there is. */
export const steps: Record<ChallengeStatus, readonly ChallengeStatus[]> = {
  [S.pending]: [S.upcoming, S.complete, S.cancelled, S.dismissed],
  [S.upcoming]: [S.pending, S.reporting],
  [S.reporting]: [S.complete, S.dismissed],
  [S.complete]: [S.dismissed],
  [S.cancelled]: [],
  [S.dismissed]: [],
}

/** A step that time alone takes. `at` is null where it does not apply to this challenge. */
export interface Timer {
  from: ChallengeStatus
  to: ChallengeStatus
  ended: ChallengeEnding | null
  at(challenge: ChallengeFacts): Millis | null
}

const nobodyReported = (challenge: ChallengeFacts) => reportsOf(challenge).length === 0

const firstVote = (challenge: ChallengeFacts): Millis | null => {
  const votes = challenge.players.flatMap(player => player.not_played_at ?? [])
  return votes.length === 0 ? null : Math.min(...votes)
}

/** The steps of time. Where two fall on one minute, the earlier in this list is taken. */
export const timers: readonly Timer[] = [
  {
    from: S.pending,
    to: S.dismissed,
    ended: 'start_passed',
    at: challenge => (challenge.recorded ? null : lastStart(challenge)),
  },
  {
    from: S.pending,
    to: S.dismissed,
    ended: 'unanswered',
    at: ({ open, recorded, start, pending_since }) => {
      if (recorded) return pending_since + RECORD_WAIT
      return open ? null : pending_since + Math.max(WAIT_MIN, (start - pending_since) / 2)
    },
  },
  { from: S.upcoming, to: S.reporting, ended: null, at: ({ start }) => start },
  {
    from: S.reporting,
    to: S.complete,
    ended: 'silence',
    at: challenge => {
      const [first] = reportsOf(challenge)
      return first && challenge.disputed_at === null ? first.at + SILENCE : null
    },
  },
  {
    from: S.reporting,
    to: S.dismissed,
    ended: 'void',
    at: ({ disputed_at }) => (disputed_at === null ? null : disputed_at + UNDECIDED_WAIT),
  },
  {
    from: S.reporting,
    to: S.dismissed,
    ended: 'not_played',
    at: challenge => {
      const vote = firstVote(challenge)
      return vote !== null && nobodyReported(challenge) ? vote + NOT_PLAYED_WAIT : null
    },
  },
  {
    from: S.reporting,
    to: S.dismissed,
    ended: 'unreported',
    at: challenge => (nobodyReported(challenge) ? challenge.start + UNREPORTED_WAIT : null),
  },
]

export interface Due {
  timer: Timer
  at: Millis
}

/** The step that time takes next, and the whole minute at which it does; null where only players can act. */
export const nextStep = (challenge: ChallengeFacts): Due | null => {
  let first: Due | null = null
  for (const timer of timers) {
    const at = timer.from === challenge.status ? timer.at(challenge) : null
    if (at !== null && (first === null || wholeMinute(at) < first.at)) first = { timer, at: wholeMinute(at) }
  }
  return first
}

/** When the next e-mail about an unanswered report goes out; null where none does. */
export const nextReminderAt = (challenge: ChallengeFacts): Millis | null => {
  const [first] = reportsOf(challenge)
  const after = REMINDERS[challenge.reminders_sent]
  const open = challenge.status === S.reporting && challenge.disputed_at === null
  return open && first && after !== undefined ? wholeMinute(first.at + after) : null
}

/** Stored by the server beside the facts, to find due challenges by comparing with its clock. */
export interface Schedule {
  becomes: ChallengeStatus | null
  becomes_at: Millis | null
  next_reminder_at: Millis | null
}
export const scheduleOf = (challenge: ChallengeFacts): Schedule => {
  const next = nextStep(challenge)
  return {
    becomes: next?.timer.to ?? null,
    becomes_at: next?.at ?? null,
    next_reminder_at: nextReminderAt(challenge),
  }
}

/** Takes a step; one that the lifecycle does not have is a mistake of ours, never of a player. */
export const step = (challenge: ChallengeFacts, to: ChallengeStatus): ChallengeFacts => {
  if (!steps[challenge.status].includes(to))
    throw new Error(`A challenge does not go from ${challenge.status} to ${to}.`)
  return { ...challenge, status: to, called_off_by: null }
}

const waiting = (challenge: ChallengeFacts) => challenge.players.filter(player => player.state === 'pending')
const lapse = (challenge: ChallengeFacts): ChallengeFacts => ({
  ...challenge,
  players: challenge.players.map(player => (player.state === 'pending' ? { ...player, state: 'lapsed' } : player)),
})

/** Somebody may still accept by its link. */
export const isShared = ({ link_ends }: ChallengeFacts, now: Millis): boolean => link_ends !== null && now < link_ends

/** Cancelled or Dismissed before anybody played: what it cost is given back. */
export function endUnplayed(
  challenge: ChallengeFacts,
  to: typeof S.cancelled | typeof S.dismissed,
  ended: ChallengeEnding,
  at: Millis,
): ChallengeOutcome {
  const concerned = ids([...playing(challenge), ...waiting(challenge)])
  return {
    facts: { ...step(lapse(challenge), to), ended, ended_at: at, paid: 0 },
    consequences: { ...none, refund: challenge.paid, notify: tell(unplayedNotice(ended, challenge), concerned) },
  }
}

/** The result stands; without a winner it is a draw. A rank that does not move for want of players costs nothing. */
export function complete(
  challenge: ChallengeFacts,
  winner: string | null,
  ended: ChallengeEnding,
  at: Millis,
): ChallengeOutcome {
  const decided = { ...withWinner(step(challenge, S.complete), winner), ended, ended_at: at }
  const result = resultOf(decided, at)
  const notify = tell<Notice>('completed', ids(playing(challenge)))
  if (!challenge.ranked || isRankable(challenge)) return { facts: decided, consequences: { ...none, result, notify } }
  return {
    facts: { ...decided, paid: 0 },
    consequences: {
      ...none,
      result,
      refund: challenge.paid,
      notify: [...notify, ...tell<Notice>('no_rank', ids(playing(challenge)))],
    },
  }
}

/** No result stands. It was played, so it stays paid. A dispute strikes that ends so, not one decided before. */
export function voided(challenge: ChallengeFacts, at: Millis): ChallengeOutcome {
  return {
    facts: {
      ...step(challenge, S.dismissed),
      winner_id: null,
      level: false,
      ending: null,
      score: null,
      ended: 'void',
      ended_at: at,
    },
    consequences: {
      ...none,
      voids_result: challenge.status === S.complete,
      strike: challenge.ended === 'operator' ? null : challenge.disputed_by,
      notify: tell('voided', ids(playing(challenge))),
    },
  }
}

function begin(challenge: ChallengeFacts): ChallengeOutcome {
  return {
    facts: step(lapse(challenge), S.reporting),
    consequences: {
      ...none,
      notify: [...tell('report_due', ids(playing(challenge))), ...tell('lapsed', ids(waiting(challenge)))],
    },
  }
}

function remind(challenge: ChallengeFacts): ChallengeOutcome {
  const silent = playing(challenge).filter(({ user_id }) => !reporterFor(challenge, user_id))
  return {
    facts: { ...challenge, reminders_sent: challenge.reminders_sent + 1 },
    consequences: { ...none, notify: tell('reminder', ids(silent)) },
  }
}

function take(challenge: ChallengeFacts, { timer, at }: Due): ChallengeOutcome {
  if (timer.ended === null) return begin(challenge)
  if (timer.ended === 'void') return voided(challenge, at)
  const [first] = reportsOf(challenge)
  if (timer.ended === 'silence' && first) return complete(challenge, first.winner_id, 'silence', at)
  return endUnplayed(challenge, S.dismissed, timer.ended, at)
}

function nextOf(challenge: ChallengeFacts, now: Millis): ChallengeOutcome | null {
  const due = nextStep(challenge)
  const reminder = nextReminderAt(challenge)
  if (due !== null && due.at <= now) return take(challenge, due)
  return reminder !== null && reminder <= now ? remind(challenge) : null
}

export const settle = settling(none, together, nextOf)
