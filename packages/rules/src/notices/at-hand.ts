import type { ChallengeAction } from '@gauntlet/contract/challenges/status'
import type { Millis } from '@gauntlet/contract/time'
import { verdictOf } from '../challenges/actions.ts'
import type { ChallengeFacts } from '../challenges/facts.ts'
import { liveOffer } from '../challenges/offers.ts'
import { type Notice, reportsOf } from '../challenges/results.ts'

export type ActAtHand = Extract<ChallengeAction, 'accept' | 'decline' | 'confirm'>

const answers: Partial<Record<Notice, readonly ActAtHand[]>> = {
  issued: ['accept', 'decline'],
  recorded: ['accept', 'decline'],
  modified: ['accept', 'decline'],
  reported: ['confirm'],
  reminder: ['confirm'],
}

/** Of several times one tap would take the first, unseen. */
const isOneTime = (challenge: ChallengeFacts): boolean => liveOffer(challenge) === null

/** A report whose outcome one tap can repeat: it names a winner, or a draw that was played out. */
const isPlain = (challenge: ChallengeFacts): boolean => {
  const [first] = reportsOf(challenge)
  return first !== undefined && (first.winner_id !== null || first.ending === null)
}

/**
 * The answers that a notice offers its reader beside the text: what the challenge permits the player now. Where the
 * player is in the way (barred, or blocked since), the act itself says so.
 */
export function actsAtHand(notice: Notice, challenge: ChallengeFacts, userId: string, now: Millis): ActAtHand[] {
  const viewer = {
    id: userId,
    blocked: false,
    friend: 'none',
    minor: false,
    kept: false,
    apart: false,
    parted: false,
    unfit: null,
    plays_sport: true,
    barred_until: null,
  } as const
  return (answers[notice] ?? []).filter(
    act =>
      verdictOf(act, challenge, viewer, now).kind === 'allowed' &&
      (act !== 'confirm' || isPlain(challenge)) &&
      (act !== 'accept' || isOneTime(challenge)),
  )
}
