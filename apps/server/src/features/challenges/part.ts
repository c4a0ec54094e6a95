import { part } from '@gauntlet/rules/challenges/part'
import type { Transaction } from '../../platform/database/database.ts'
import type { Blocking, Parting } from '../../platform/features/gathers.ts'
import type { Services } from '../../platform/services.ts'
import { factsOf } from './facts.ts'
import { storeChange } from './persist.ts'
import { listAgreedBetween, listAheadBetween } from './ahead-queries.ts'
import { listLinkEnds, lockChallenges } from './held-queries.ts'
import { listPlayers } from './queries.ts'

/**
 * One player has blocked another: ends whatever still waits for an answer between the two. The caller holds both
 * players' rows; each challenge is held too, so that a player who joins or accepts at this moment comes before the
 * block or sees it.
 */
export async function partPlayers(
  tx: Transaction,
  services: Services,
  { blockerId, blockedId }: Parting,
): Promise<void> {
  const now = services.clock.now().getTime()
  const ahead = await listAheadBetween.all(tx, { ids: [blockerId, blockedId] })
  if (ahead.length === 0) return
  const ids = ahead.map(({ id }) => id)
  const rows = await lockChallenges.all(tx, { ids })
  const playersOf = Map.groupBy(await listPlayers.all(tx, { ids }), player => player.challenge_id)
  const linkEndOf = new Map((await listLinkEnds.all(tx, { ids })).map(({ id, link_ends_at }) => [id, link_ends_at]))
  for (const row of rows) {
    const before = factsOf(row, playersOf.get(row.id) ?? [], linkEndOf.get(row.id))
    const outcome = part(before, blockerId, blockedId, now)
    if (outcome) await storeChange(tx, services, { row, before, ...outcome, actor: blockerId })
  }
}

/** Matches that both have agreed on stay: either may cancel. */
export const sharedChallenges: Blocking['shared'] = async (executor, { viewerId, otherId, now }) => {
  const rows = await listAgreedBetween.all(executor, { ids: [viewerId, otherId], now })
  return rows.map(row => ({ ...row, kind: 'challenge', act: 'cancel' }))
}
