import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import * as queries from './queries.ts'

/** The players whose lists show this one. Asked before the ties to them are cut. */
export const whoSees = async (tx: Transaction, id: string): Promise<string[]> =>
  (await queries.listSeers.all(tx, { id })).map(row => row.id)

const faceOf = async (tx: Transaction, id: string): Promise<string> =>
  JSON.stringify(await queries.findFace.one(tx, { id }))

/**
 * Does what may change a player's card: the player is told, and where the card is another one than before, so is
 * everybody whose lists show it, since the tag of their lists is their version.
 */
export async function changeCard<T>(
  tx: Transaction,
  { live }: Pick<Services, 'live'>,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const before = await faceOf(tx, id)
  const result = await work()
  const changed = before !== (await faceOf(tx, id))
  live.touch(tx, [id, ...(changed ? await whoSees(tx, id) : [])])
  return result
}
