import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { type Endpoint, pathOf } from '@gauntlet/contract/endpoint'
import type { PushActName } from '@gauntlet/contract/notices/push'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import { type Notice, reportsOf } from '@gauntlet/rules/challenges/results'
import { type ActAtHand, actsAtHand } from '@gauntlet/rules/notices/at-hand'
import type { ActsFor } from './pushes.ts'

/** Of a match that was played already: it is said to be true, or not. */
const SAID: Partial<Record<ActAtHand, PushActName>> = { accept: 'yes', decline: 'no' }

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
  const nameOf = (act: ActAtHand): PushActName => (after.recorded ? SAID[act] : undefined) ?? act
  return userId => actsAtHand(name, after, userId, now.getTime()).map(act => ({ name: nameOf(act), ...calls[act] }))
}
