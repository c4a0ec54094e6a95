import { cancel, unjoin } from '@gauntlet/rules/challenges/leaving'
import type { Transaction } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { loadChallenge } from './facts.ts'
import { storeChange } from './persist.ts'
import { listUnplayedOf } from './ahead-queries.ts'

/** Upcoming → Pending → Cancelled: no challenge is more steps away from its end. */
const STEPS = 2

/** Steps back from one challenge as far as the rules let the player: a match that has begun runs on. */
async function goBack(tx: Transaction, services: Services, userId: string, id: string): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    const now = services.clock.now()
    const loaded = await loadChallenge(tx, { id, viewerId: userId, now, lock: true })
    if (!loaded) throw notFound()
    const { row, facts, viewer } = loaded
    const joined = facts.players.some(({ user_id, role }) => user_id === userId && role === 'joined')
    const attempt = (joined ? unjoin : cancel)(facts, viewer, now.getTime())
    if (attempt.kind !== 'allowed') return
    await storeChange(tx, services, { row, before: facts, ...attempt, actor: userId })
  }
}

/** A player whose account is closed leaves the challenges that have not begun, and cancels those they issued. */
export async function leaveChallenges(tx: Transaction, services: Services, userId: string): Promise<void> {
  // In the order of their ids, so that two players who leave at once do not wait for each other.
  for (const { id } of await listUnplayedOf.all(tx, { userId })) await goBack(tx, services, userId, id)
}
