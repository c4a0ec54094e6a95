import { createHash } from 'node:crypto'
import { type payments, paymentTexts } from '@gauntlet/contract/payments/endpoints'
import { mayBuy } from '@gauntlet/rules/payments/buying'
import { Said, type UseCase } from '../../platform/http/bind.ts'
import { badField, conflict, Refusal, requireAllowed } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Order, PaymentProvider, Standing } from '../../platform/payments/provider.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { holdAccount } from '../second-proofs/owner.ts'
import * as queries from './queries.ts'
import { refusalOf, requireCredited } from './refusals.ts'
import { columnsOf, settle } from './settle.ts'

interface Wish {
  viewer: Viewer
  token: string
  amount: number
  points: number
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Writes the payment down before anybody is asked for money; `done` where the same token has bought already. */
function begin(services: Services, { name }: PaymentProvider, wish: Wish): Promise<{ id: string; done: boolean }> {
  const { viewer, token, amount, points } = wish
  const userId = viewer.id
  const now = services.clock.now()
  const tokenHash = hashOf(token)
  return services.db.transaction(async tx => {
    await holdAccount(tx, viewer)
    const known = await queries.findByToken.first(tx, { tokenHash })
    if (known) {
      if (known.user_id !== userId || known.amount !== amount || known.points !== points) throw refusalOf('badCard')
      if (known.state === 'failed') throw refusalOf(known.failure ?? 'declined')
      if (known.state !== 'credited') throw conflict(paymentTexts.underWay)
      return { id: known.id, done: true }
    }
    const { under_way: underWay, last_same } = await queries.findBuyingFacts.one(tx, { userId, amount, points })
    requireAllowed(mayBuy({ underWay, lastSame: last_same?.getTime() ?? null }, now.getTime()), paymentTexts)
    const id = newId(now)
    const inserted = await queries.insertPayment.affected(tx, {
      id,
      userId,
      provider: name,
      tokenHash,
      amount,
      points,
      now,
    })
    if (inserted === 0) throw refusalOf('badCard')
    return { id, done: false }
  })
}

/** The reference by which the payment can be found from now on; nothing is charged yet. */
async function open(services: Services, provider: PaymentProvider, order: Order): Promise<string> {
  const { id, userId } = order
  try {
    const reference = await provider.open(order)
    const now = services.clock.now()
    const kept = await services.db.transaction(tx => queries.setReference.affected(tx, { id, reference, now }))
    if (kept === 1) return reference
  } catch (error) {
    services.log.error({ err: error, payment: id }, 'a payment could not be opened')
    await settle(services, { id, userId }, { state: 'failed', reason: 'abandoned' })
  }
  throw new Refusal(503, paymentTexts.abandoned)
}

/** Charges; where the provider did not answer, asks it how the payment stands. */
async function charge(services: Services, provider: PaymentProvider, order: Order): Promise<Standing> {
  const reference = await open(services, provider, order)
  try {
    return await provider.charge(reference, order)
  } catch (error) {
    services.log.error({ err: error, payment: order.id }, 'a charge was not answered')
  }
  try {
    return await provider.find(reference)
  } catch (error) {
    services.log.error({ err: error, payment: order.id }, 'a payment could not be looked up; the job will')
    return { state: 'open' }
  }
}

/** Hands the browser what it asks the bank with; that it has it is written down first. */
async function askBank({ db, clock }: Services, id: string, secret: string) {
  const kept = await db.transaction(tx => queries.markBankAsked.affected(tx, { id, now: clock.now() }))
  if (kept === 0) throw refusalOf('abandoned')
  return new Said({ id, confirmation: secret }, { message: paymentTexts.confirm })
}

/** Buys a package of credits. What is charged is credited once, here or by whoever comes later. */
export const buy: UseCase<typeof payments.pay> = async (services, viewer, { amount, point, token, confirm }) => {
  const { db, payments: provider } = services
  const userId = viewer.id
  if (!(await queries.findPackage.first(db, { amount, point }))) throw badField('amount', paymentTexts.selectPrice)
  if (!provider) throw conflict(paymentTexts.keyMissing)
  const { id, done } = await begin(services, provider, { viewer, token, amount, points: point })
  if (done) return { id, confirmation: null }
  const description = `${point} credits, ${services.config.appName}`
  const order = { id, userId, token, cents: amount * 100, description, confirmable: confirm === 1 }
  const standing = await charge(services, provider, order)
  if (standing.state === 'confirming') return askBank(services, id, standing.secret)
  if (standing.state === 'charged')
    await db.transaction(tx =>
      queries.markCharged.affected(tx, { id, ...columnsOf(standing.card), now: services.clock.now() }),
    )
  requireCredited(await settle(services, { id, userId }, standing))
  return { id, confirmation: null }
}
