import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { addCredits } from './ledger.ts'
import { balanceOf } from './queries.ts'

/** The credits of an account that closes: nobody can use them any more. */
export async function lapseCredits(tx: Transaction, services: Services, userId: string): Promise<void> {
  const { credits } = await balanceOf.one(tx, { userId })
  await addCredits(tx, services, { userId, points: -Math.max(0, credits), reason: 'lapsed', cause: null })
}
