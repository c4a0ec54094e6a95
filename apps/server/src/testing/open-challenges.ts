import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { SentOf } from '@gauntlet/contract/endpoint'
import { openChallenges } from '@gauntlet/contract/challenges/open'
import type { Player, TestApp } from './app.ts'
import { challengeOf } from './challenges.ts'

/** An open challenge, joined by these players in this order. */
export async function openMatch(
  app: TestApp,
  issuer: Player,
  joined: readonly Player[] = [],
  changes: Partial<SentOf<typeof challenges.issue>> = {},
): Promise<Challenge> {
  const challenge = await challengeOf(app, issuer, [], changes)
  for (const player of joined) await join(app, challenge, player)
  return challenge
}

export const join = (app: TestApp, { id }: Challenge, player: Player) =>
  app.call(openChallenges.join, { challenge_id: id }, player)
export const unjoin = (app: TestApp, { id }: Challenge, player: Player) =>
  app.call(openChallenges.unjoin, { challenge_id: id }, player)
export const answer = (
  app: TestApp,
  { id }: Challenge,
  issuer: Player,
  { id: user_id }: Player,
  status: 'accepted' | 'dismissed' = 'accepted',
) => app.call(openChallenges.answer, { challenge_id: id, user_id, status }, issuer)
