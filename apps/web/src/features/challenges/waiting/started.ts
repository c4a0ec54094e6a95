import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'

/** An agreed match whose start has passed since it was loaded can be reported. */
export const asStarted = (challenge: Challenge, now: number): Challenge =>
  challenge.event_status_id === S.upcoming &&
  challenge.becomes === S.reporting &&
  Date.parse(challenge.becomes_at ?? '') <= now
    ? { ...challenge, actions: { ...challenge.actions, report: { kind: 'allowed' } } }
    : challenge
