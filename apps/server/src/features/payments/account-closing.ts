import { paymentTexts } from '@gauntlet/contract/payments/endpoints'
import type { Transaction } from '../../platform/database/database.ts'
import { conflict } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import * as queries from './queries.ts'

/**
 * An account closes, under the lock that a payment begins with. One that is under way may still be charged, and then
 * somebody has to be there to credit: it ends within minutes, and until then the account stays.
 */
export async function refuseWhilePaying(tx: Transaction, _services: Services, userId: string): Promise<void> {
  if (await queries.findUnderWay.first(tx, { userId })) throw conflict(paymentTexts.leaving)
}
