import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { type Endpoint, pathOf } from '@gauntlet/contract/endpoint'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import { type Notice, reportsOf } from '@gauntlet/rules/challenges/results'
import { actsAtHand } from '@gauntlet/rules/notices/at-hand'
import type { ActsFor } from './pushes.ts'

/** The answers that a reader of news of a challenge can give at once, as calls of the API. */
export function answersTo(name: Notice, id: string, after: ChallengeFacts, now: Date): ActsFor {
  const call = (endpoint: Endpoint, part: Record<string, string> = {}) => ({
    method: endpoint.method,
    path: pathOf(endpoint, { id, ...part }),
  })
  const [first] = reportsOf(after)
  const told = first?.winner_id === null ? { draw: 1 } : { winner: first?.winner_id }
  const calls = {
    accept: call(challenges.answer, { status: 'accepted' }),
    decline: call(challenges.answer, { status: 'dismissed' }),
    confirm: { ...call(challenges.report), body: told },
  }
  return userId => actsAtHand(name, after, userId, now.getTime()).map(act => ({ name: act, ...calls[act] }))
}
