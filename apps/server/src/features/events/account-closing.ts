import { cancelEvent } from '@gauntlet/rules/events/terms'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { dropFromEvent } from './blocking.ts'
import { lockEvent } from './facts.ts'
import { storeChange } from './persist.ts'
import { listGoing } from './queries.ts'

/**
 * An account closes: the player's own events that are not over are cancelled, and everybody in them is told; places in
 * the events of others are free again.
 */
export async function leaveEvents(tx: Transaction, services: Services, userId: string): Promise<void> {
  const now = services.clock.now()
  for (const { id } of await listGoing.all(tx, { userId, now })) {
    const loaded = await lockEvent(tx, id, userId)
    if (!loaded || loaded.row.cancelled) continue
    const { row, facts, viewer } = loaded
    if (row.organizer_id !== userId) {
      await dropFromEvent(tx, services, id, userId)
      continue
    }
    const attempt = cancelEvent(facts, viewer, now.getTime())
    if (attempt.kind === 'allowed') await storeChange(tx, services, { loaded, ...attempt, actor: userId })
  }
}
