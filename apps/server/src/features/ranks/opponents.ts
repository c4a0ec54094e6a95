import { NUMBERED_PLACE_OPPONENTS } from '@gauntlet/rules/ranks/arranged'
import type { Step } from '@gauntlet/rules/ranks/replay'
import type { Transaction } from '../../platform/database/database.ts'
import { countNewOpponents, countSettledOpponents } from './ledger-queries.ts'
import { movedBy, opponentsOf } from './log.ts'

export const ENOUGH = NUMBERED_PLACE_OPPONENTS

/** Those of a result's players who were settled before it. */
const settledBefore = ({ entry, match }: Step): Set<string> =>
  new Set(entry.sides.flatMap((members, i) => members.filter((_, m) => match.sides[i]?.[m]?.settled)))

/** The players whom a result has settled. */
function becameSettled(step: Step): string[] {
  const before = settledBefore(step)
  return movedBy(step).flatMap(([id, { settled }]) => (settled && !before.has(id) ? [id] : []))
}

/**
 * How many opponents who were settled already each player has met for the first time, by player; somebody who has
 * met enough for a numbered place in this one result is told that many. `counted` are their counts before it, and
 * whoever has enough is left out, as is whoever has met nobody new. Call it before the result's entries are written.
 */
export async function newSettledOpponents(
  tx: Transaction,
  sportId: string,
  step: Step,
  counted: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const before = settledBefore(step)
  const now = new Set([...before, ...becameSettled(step)])
  const found = new Map<string, number>()
  const asked = { userIds: [] as string[], opponentIds: [] as string[] }
  for (const [side, members] of step.entry.sides.entries()) {
    const settled = opponentsOf(step.entry, side).filter(id => now.has(id))
    const known = settled.filter(id => before.has(id))
    for (const id of members) {
      if ((counted.get(id) ?? 0) >= ENOUGH) continue
      if (settled.length >= ENOUGH) {
        found.set(id, ENOUGH)
        continue
      }
      asked.userIds.push(...known.map(() => id))
      asked.opponentIds.push(...known)
    }
  }
  if (asked.userIds.length === 0) return found
  const rows = await countNewOpponents.all(tx, { sportId, ...asked })
  for (const { user_id, opponents } of rows) found.set(user_id, opponents)
  return found
}

/** Whoever has met a player, in this result or before it, has one more settled opponent once the player is settled. */
export async function countWhoBecameSettled(tx: Transaction, sportId: string, step: Step): Promise<void> {
  const settledIds = becameSettled(step)
  if (settledIds.length > 0) await countSettledOpponents.affected(tx, { sportId, settledIds, enough: ENOUGH })
}
