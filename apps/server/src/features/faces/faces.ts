import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import * as queries from './queries.ts'

/**
 * The players whose lists show this one: friends, and the company of each noun. Asked before the ties to them are cut.
 * Nobody behind a block, who would hear by it that something happens.
 */
export async function whoSees(
  tx: Transaction,
  { features }: Pick<Services, 'features'>,
  userId: string,
): Promise<string[]> {
  const rows = await queries.listFriends.all(tx, { id: userId })
  for (const { company } of features) if (company) rows.push(...(await company.all(tx, { userId })))
  const apart = new Set((await queries.listBehindBlocks.all(tx, { id: userId })).map(({ id }) => id))
  return [...new Set(rows.map(({ id }) => id))].filter(id => !apart.has(id))
}

const faceOf = async (tx: Transaction, id: string): Promise<string> =>
  JSON.stringify(await queries.findFace.one(tx, { id }))

/**
 * Does what may change a player's card: the player is told, and where the card is another one than before, so is
 * everybody whose lists show it, since the tag of their lists is their version.
 */
export async function changeCard<T>(
  tx: Transaction,
  services: Pick<Services, 'live' | 'features'>,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const before = await faceOf(tx, id)
  const result = await work()
  const changed = before !== (await faceOf(tx, id))
  services.live.touch(tx, [id, ...(changed ? await whoSees(tx, services, id) : [])])
  return result
}
