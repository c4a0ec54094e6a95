import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { addCredits } from './ledger.ts'
import * as queries from './queries.ts'

/** The welcome credits, once per address ever: `emailHash` outlives the account. */
export async function giveWelcomeCredits(
  tx: Transaction,
  services: Services,
  userId: string,
  emailHash: Buffer,
): Promise<void> {
  const first = await queries.insertWelcomed.affected(tx, { emailHash, now: services.clock.now() })
  if (first === 0) return
  await addCredits(tx, services, { userId, points: services.config.credits.welcome, reason: 'welcome', cause: userId })
}
