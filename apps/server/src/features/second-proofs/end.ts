import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import * as queries from './queries.ts'

const EVER = new Date(0)

/**
 * Ends the passkeys, time codes and recovery codes that were added to an account since a moment, or all of them: those
 * of a thief, where the owner takes the account back, or of an owner who has lost them. Answers how many ended.
 */
export async function endAddedCredentials(
  tx: Transaction,
  { live }: Pick<Services, 'live'>,
  userId: string,
  since = EVER,
): Promise<{ passkeys: number; timeCodes: boolean }> {
  const { passkeys, time_codes: timeCodes } = await queries.deleteAdded.one(tx, { userId, since })
  live.touch(tx, [userId])
  return { passkeys, timeCodes: timeCodes > 0 }
}
