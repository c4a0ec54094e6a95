import { dropPlayer } from '@gauntlet/rules/events/places'
import type { Transaction } from '../../platform/database/database.ts'
import type { Blocking, Parting } from '../../platform/features/gathers.ts'
import type { Services } from '../../platform/services.ts'
import { lockEvent } from './facts.ts'
import { storeChange } from './persist.ts'
import * as queries from './queries.ts'

/** Takes a player out of an event, whatever the part in it is; nobody is named for it. */
export async function dropFromEvent(tx: Transaction, services: Services, id: string, userId: string): Promise<void> {
  const loaded = await lockEvent(tx, id, userId)
  if (!loaded) return
  const outcome = dropPlayer(loaded.facts, userId, services.clock.now().getTime())
  await storeChange(tx, services, { loaded, ...outcome, actor: null })
}

/**
 * One player has blocked another: invitations and positions on waiting lists between the two end, without a word. A
 * place that one has in an event of the other stays: the organizer may remove it, the player may leave it.
 */
export async function partInEvents(
  tx: Transaction,
  services: Services,
  { blockerId, blockedId }: Parting,
): Promise<void> {
  const now = services.clock.now()
  for (const { id, user_id } of await queries.listWaitingBetween.all(tx, { ids: [blockerId, blockedId], now }))
    await dropFromEvent(tx, services, id, user_id)
}

/** Events that both are in go on: the organizer may remove the other, a player may leave. */
export const sharedEvents: Blocking['shared'] = async (executor, pair) =>
  (await queries.listSharedBetween.all(executor, pair)).map(({ own, ...row }) => ({
    ...row,
    kind: 'event',
    act: own ? 'remove' : 'leave',
  }))
