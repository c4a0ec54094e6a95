import { type payments, paymentTexts } from '@gauntlet/contract/payments/endpoints'
import type { RawUseCase } from '../../platform/http/bind.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import { BadSignature, type PaymentProvider } from '../../platform/payments/provider.ts'
import { lookUp } from './look-up.ts'
import * as queries from './queries.ts'
import { settle } from './settle.ts'

const refused = () => new Refusal(400, paymentTexts.badSignature)

function referenceIn(provider: PaymentProvider, body: unknown, signature: unknown): string | undefined {
  if (!provider.readNotice) throw notFound()
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw refused()
  try {
    return provider.readNotice(body, signature)
  } catch (error) {
    throw error instanceof BadSignature ? refused() : error
  }
}

/**
 * The provider says that something happened to a payment. What it is, is asked: an event may come twice, late, or
 * before an older one. Where the answer fails, the provider sends the event again.
 */
export const hearProvider: RawUseCase<typeof payments.webhook> = async (services, _viewer, request, reply) => {
  const { db, payments: provider } = services
  if (!provider) throw notFound()
  const reference = referenceIn(provider, request.body, request.headers['stripe-signature'])
  const payment = reference === undefined ? undefined : await queries.findByReference.first(db, { reference })
  if (reference !== undefined && payment) {
    const standing = await lookUp(provider, { reference, bankAsked: payment.bank_asked })
    await settle(services, { id: payment.id, userId: payment.user_id }, standing)
  }
  await reply.type('application/json; charset=utf-8').send(JSON.stringify({ success: true }))
}
