import type { PaymentFailure } from '@gauntlet/contract/payments/endpoints'
import type { CardShown } from '@gauntlet/contract/payments/purchases'
import { type MoneyBack, takenBack } from '@gauntlet/rules/payments/taking-back'
import type { Transaction } from '../../platform/database/database.ts'
import type { Standing } from '../../platform/payments/provider.ts'
import type { Services } from '../../platform/services.ts'
import { addCredits } from '../credits/ledger.ts'
import { balanceOf, lockPlayer } from '../credits/queries.ts'
import { type Bought, mailReceipt, mailRefund } from './mails.ts'
import * as queries from './queries.ts'
import type { PaymentState } from './tables.ts'

export interface Settled {
  state: PaymentState
  failure: PaymentFailure | null
}

type Payment = Awaited<ReturnType<typeof queries.lockPayment.one>>
type Charged = Extract<Standing, { state: 'charged' }>

const cardIn = ({ card_brand: brand, card_last4: last4 }: Payment) =>
  brand === null || last4 === null ? null : { brand, last4 }

export const columnsOf = (card: CardShown | null) => card ?? { brand: null, last4: null }

/**
 * Brings a payment and the ledger to what the provider says, under the player's and the payment's lock: the same said
 * twice, or late, changes nothing. The buying player, the job and the webhook all end here.
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
    if (standing.state !== 'failed' || payment.state !== 'begun') return payment
    return fail(tx, services, payment, standing.reason)
  })
}

async function fail(tx: Transaction, services: Services, payment: Payment, reason: PaymentFailure): Promise<Settled> {
  const settled = { state: 'failed', failure: reason } as const
  await queries.updatePayment.affected(tx, {
    id: payment.id,
    ...settled,
    refundedCents: 0,
    dispute: 'none',
    ...columnsOf(cardIn(payment)),
    now: services.clock.now(),
  })
  services.live.touch(tx, [payment.user_id])
  return settled
}

async function creditAndTakeBack(
  tx: Transaction,
  services: Services,
  payment: Payment,
  { back, card }: Charged,
): Promise<Settled> {
  const { state, refunded_cents: refundedCents, dispute } = payment
  const settled = { state: 'credited', failure: null } as const
  if (state === 'credited' && back.refundedCents <= refundedCents && back.dispute === dispute) return settled
  const bought = { ...payment, card: card ?? cardIn(payment) }
  if (state !== 'credited') await credit(tx, services, bought)
  const taken = await takeBack(tx, services, bought, back)
  await queries.updatePayment.affected(tx, {
    id: payment.id,
    ...settled,
    refundedCents: taken.refundedCents,
    dispute: taken.dispute,
    ...columnsOf(bought.card),
    now: services.clock.now(),
  })
  services.live.touch(tx, [payment.user_id])
  return settled
}

/** Adds what was bought, and writes the receipt: both once, since both are committed with the state. */
async function credit(tx: Transaction, services: Services, bought: Bought): Promise<void> {
  const { id, user_id: userId, points } = bought
  await addCredits(tx, services, { userId, cause: id, points, reason: 'purchase' })
  const { credits } = await balanceOf.one(tx, { userId })
  await mailReceipt(tx, services, bought, credits)
}

/** Takes back what belongs to money that went back, and gives again what a chargeback that was won had taken. */
async function takeBack(tx: Transaction, services: Services, bought: Bought, back: MoneyBack): Promise<MoneyBack> {
  const { id, user_id: userId, amount, points, refunded_cents: refundedCents, dispute } = bought
  const taken = takenBack({ points, cents: amount * 100, refundedCents, dispute }, back)
  const { credits } = await balanceOf.one(tx, { userId })
  const returned = Math.min(taken.returned, Math.max(0, credits))
  const entry = { userId, cause: id }
  await addCredits(tx, services, { ...entry, points: -returned, reason: 'returned' })
  await addCredits(tx, services, { ...entry, points: -taken.chargedBack, reason: 'chargeback' })
  await addCredits(tx, services, { ...entry, points: taken.reinstated, reason: 'reinstated' })
  if (taken.refundedCents > refundedCents) {
    const balance = credits - returned - taken.chargedBack + taken.reinstated
    await mailRefund(tx, services, bought, { cents: taken.refundedCents - refundedCents, points: returned, balance })
  }
  return taken
}
