import type { PaymentFailure } from '@gauntlet/contract/payments'
import { takenBack } from '@gauntlet/rules/payments/taking-back'
import type { Transaction } from '../../platform/database/database.ts'
import type { Standing } from '../../platform/payments/provider.ts'
import type { Services } from '../../platform/services.ts'
import { addCredits } from '../credits/ledger.ts'
import { balanceOf, lockPlayer } from '../credits/queries.ts'
import * as queries from './queries.ts'
import type { PaymentState } from './tables.ts'

export interface Settled {
  state: PaymentState
  failure: PaymentFailure | null
}

type Payment = Awaited<ReturnType<typeof queries.lockPayment.one>>
type Charged = Extract<Standing, { state: 'charged' }>

/**
 * Brings a payment and the ledger to what the provider says, under the player's and the payment's lock: the same said
 * twice, or late, changes nothing. Who buys, the job and the webhook all end here.
 */
export function settle(
  services: Services,
  { id, userId }: { id: string; userId: string },
  standing: Standing,
): Promise<Settled> {
  return services.db.transaction(async tx => {
    await lockPlayer.one(tx, { userId })
    const payment = await queries.lockPayment.one(tx, { id })
    if (standing.state === 'charged') return creditAndTakeBack(tx, services, payment, standing)
    if (standing.state === 'open' || payment.state !== 'begun') return payment
    const settled = { state: 'failed', failure: standing.reason } as const
    await queries.updatePayment.affected(tx, {
      id,
      ...settled,
      refundedCents: 0,
      dispute: 'none',
      now: services.clock.now(),
    })
    return settled
  })
}

async function creditAndTakeBack(
  tx: Transaction,
  services: Services,
  { id, user_id: userId, amount, points, state, refunded_cents: refundedCents, dispute }: Payment,
  { back }: Charged,
): Promise<Settled> {
  const settled = { state: 'credited', failure: null } as const
  if (state === 'credited' && back.refundedCents <= refundedCents && back.dispute === dispute) return settled
  const entry = { userId, cause: id }
  if (state !== 'credited') await addCredits(tx, services, { ...entry, points, reason: 'purchase' })
  const taken = takenBack({ points, cents: amount * 100, refundedCents, dispute }, back)
  const { credits } = await balanceOf.one(tx, { userId })
  const returned = Math.min(taken.returned, Math.max(0, credits))
  await addCredits(tx, services, { ...entry, points: -returned, reason: 'returned' })
  await addCredits(tx, services, { ...entry, points: -taken.chargedBack, reason: 'chargeback' })
  await addCredits(tx, services, { ...entry, points: taken.reinstated, reason: 'reinstated' })
  await queries.updatePayment.affected(tx, {
    id,
    ...settled,
    refundedCents: taken.refundedCents,
    dispute: taken.dispute,
    now: services.clock.now(),
  })
  services.live.touch(tx, [userId])
  return settled
}
