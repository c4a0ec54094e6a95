import { CHALLENGE_STATUS as S, type ChallengeEnding, type ChallengeStatus } from '@gauntlet/contract/challenges/status'
import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { settling } from '../gathering/outcome.ts'
import { type ChallengeOutcome, none, type Notice, together } from './consequences.ts'
import { type ChallengeFacts, type PlayerFacts, playing, reportsOf } from './facts.ts'
import { type Due, nextReminderAt, nextStep, steps } from './lifecycle.ts'
import { isRankable, resultOf, withWinner } from './results.ts'
import { reporterFor } from './sides.ts'

/** Takes a step; one that the lifecycle does not have is a mistake of ours, never of a player. */
export const step = (challenge: ChallengeFacts, to: ChallengeStatus): ChallengeFacts => {
  if (!steps[challenge.status].includes(to))
    throw new Error(`A challenge does not go from ${challenge.status} to ${to}.`)
  return { ...challenge, status: to }
}

export const ids = (players: readonly PlayerFacts[]): string[] => players.map(player => player.user_id)
const waiting = (challenge: ChallengeFacts) => challenge.players.filter(player => player.state === 'pending')
const lapse = (challenge: ChallengeFacts): ChallengeFacts => ({
  ...challenge,
  players: challenge.players.map(player => (player.state === 'pending' ? { ...player, state: 'lapsed' } : player)),
})

const unplayedNotice = (ended: ChallengeEnding): Notice => {
  if (ended === 'declined') return 'all_declined'
  return ended === 'cancelled' ? 'cancelled' : 'dismissed'
}

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
    consequences: {
      ...none,
      refund: challenge.paid,
      notify: tell(unplayedNotice(ended), concerned),
    },
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

/** No result stands. It was played, so what it cost stays paid; the one who disputed is told apart. */
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
      strike: challenge.disputed_by,
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
  if (reminder !== null && reminder <= now && (due === null || reminder <= due.at)) return remind(challenge)
  return due !== null && due.at <= now ? take(challenge, due) : null
}

export const settle = settling(none, together, nextOf)
