import type { ChallengeReason } from '@gauntlet/contract/challenges/reasons'
import { type Attempt, attempts } from '../gathering/outcome.ts'
import { verdictOf } from './actions.ts'
import { type Consequences, together } from './consequences.ts'
import type { ChallengeFacts, PlayerFacts } from './facts.ts'
import { settle } from './settle.ts'

export type ChallengeAttempt = Attempt<ChallengeFacts, Consequences, ChallengeReason>

export const { attempt, afterSettling } = attempts({ settle, verdictOf, together })

export const withPlayer = (
  challenge: ChallengeFacts,
  userId: string,
  change: Partial<Omit<PlayerFacts, 'user_id'>>,
): ChallengeFacts => ({
  ...challenge,
  players: challenge.players.map(player => (player.user_id === userId ? { ...player, ...change } : player)),
})
