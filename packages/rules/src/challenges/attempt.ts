import type { ChallengeAction } from '@gauntlet/contract/challenges/status'
import type { ChallengeReason } from '@gauntlet/contract/challenges/reasons'
import type { Millis } from '@gauntlet/contract/time'
import { type ChallengeVerdict, verdictOf } from './actions.ts'
import { type Consequences, together } from './consequences.ts'
import type { ChallengeFacts, PlayerFacts, Viewer } from './facts.ts'
import { type Outcome, settle } from './settle.ts'

/** The outcome of an act: new facts and consequences, or the refusal. */
export type Attempt = ({ kind: 'allowed' } & Outcome) | Exclude<ChallengeVerdict, { kind: 'allowed' }>

export const refuse = (reason: ChallengeReason): Attempt => ({ kind: 'disabled', reason })
export const done = (challenge: ChallengeFacts, consequences: Consequences): Attempt => ({
  kind: 'allowed',
  challenge,
  consequences,
})
export const succeed = ({ challenge, consequences }: Outcome): Attempt => done(challenge, consequences)

/** Settles first, so that an act meets the status that the clock says, and keeps what settling led to. */
export function afterSettling(
  facts: ChallengeFacts,
  now: Millis,
  act: (challenge: ChallengeFacts) => Attempt,
): Attempt {
  const settled = settle(facts, now)
  const attempt = act(settled.challenge)
  return attempt.kind === 'allowed'
    ? done(attempt.challenge, together(settled.consequences, attempt.consequences))
    : attempt
}

/** An act of a viewer: it happens where the action's verdict allows it. */
export const attempt = (
  action: ChallengeAction,
  facts: ChallengeFacts,
  viewer: Viewer,
  now: Millis,
  act: (challenge: ChallengeFacts) => Attempt,
): Attempt =>
  afterSettling(facts, now, challenge => {
    const verdict = verdictOf(action, challenge, viewer, now)
    return verdict.kind === 'allowed' ? act(challenge) : verdict
  })

export const withPlayer = (
  challenge: ChallengeFacts,
  userId: string,
  change: Partial<Omit<PlayerFacts, 'user_id'>>,
): ChallengeFacts => ({
  ...challenge,
  players: challenge.players.map(player => (player.user_id === userId ? { ...player, ...change } : player)),
})
