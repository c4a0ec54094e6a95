import type { payments } from '@gauntlet/contract/payments/endpoints'
import type { UseCase } from '../../platform/http/bind.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { PaymentProvider, Standing } from '../../platform/payments/provider.ts'
import type { Services } from '../../platform/services.ts'
import { lookUp } from './look-up.ts'
import * as queries from './queries.ts'
import { requireCredited } from './refusals.ts'
import { settle } from './settle.ts'

/** A payment that waits for nothing but an answer: its owner is done with the bank. */
async function lastStanding(
  { log }: Services,
  provider: PaymentProvider,
  payment: { id: string; reference: string; bankAsked: boolean },
): Promise<Standing> {
  try {
    const standing = await lookUp(provider, payment)
    return standing.state === 'confirming' ? await provider.abandon(payment.reference) : standing
  } catch (error) {
    log.error({ err: error, payment: payment.id }, 'a payment could not be finished; the job will')
    return { state: 'open' }
  }
}

/** The bank was answered, or is not going to be: brings the payment to its end now, and not when the job finds it. */
export const finish: UseCase<typeof payments.finish> = async (services, { id: userId }, { id }) => {
  const { db, payments: provider } = services
  const payment = await queries.findOwn.first(db, { id, userId })
  if (!payment) throw notFound()
  const { reference, bank_asked: bankAsked, state, failure } = payment
  if (state !== 'begun' || reference === null || provider?.name !== payment.provider)
    return requireCredited({ state, failure })
  const standing = await lastStanding(services, provider, { id, reference, bankAsked })
  return requireCredited(await settle(services, { id, userId }, standing))
}

/** Stands in for the bank's page. What becomes of the payment is settled at once: the sandbox remembers nothing. */
export const answerSandboxBank: UseCase<typeof payments.sandboxBank> = async (services, { id: userId }, input) => {
  const { db, payments: provider } = services
  if (!provider?.answerBank) throw notFound()
  const payment = await queries.findOwn.first(db, { id: input.id, userId })
  if (!payment || payment.provider !== provider.name || payment.reference === null) throw notFound()
  if (payment.state !== 'begun' || !payment.bank_asked) return undefined
  await settle(services, { id: payment.id, userId }, provider.answerBank(payment.reference, input.agree === 1))
  return undefined
}
