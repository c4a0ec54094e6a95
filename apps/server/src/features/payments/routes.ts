import { payments, paymentTexts } from '@gauntlet/contract/payments/endpoints'
import { bind, type UseCase } from '../../platform/http/bind.ts'
import { badField, notFound } from '../../platform/http/refusal.ts'
import { buy } from './buy.ts'
import { answerSandboxBank, finish } from './finish.ts'
import { listPurchases, viewReceipt } from './purchases.ts'
import { hearProvider } from './webhook.ts'

/** Stands in for the provider's script in the browser. The card is looked at and forgotten. */
const sandboxToken: UseCase<typeof payments.sandboxToken> = async ({ payments: provider, clock }, _viewer, card) => {
  if (!provider?.tokenOf) throw notFound()
  const token = provider.tokenOf(card, clock.now())
  if (token === undefined) throw badField('number', paymentTexts.badCard)
  return { token }
}

export const paymentRoutes = bind(payments, {
  pay: buy,
  finish,
  list: listPurchases,
  view: viewReceipt,
  webhook: hearProvider,
  sandboxToken,
  sandboxBank: answerSandboxBank,
})
