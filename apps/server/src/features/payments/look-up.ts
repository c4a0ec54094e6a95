import type { PaymentProvider, Standing } from '../../platform/payments/provider.ts'

/**
 * How a payment stands at the provider. Whoever holds the secret of a payment could still pay it with another card
 * after the first one failed: such a payment is ended before it counts as failed.
 */
export async function lookUp(
  provider: PaymentProvider,
  { reference, bankAsked }: { reference: string; bankAsked: boolean },
): Promise<Standing> {
  const standing = await provider.find(reference)
  if (standing.state !== 'failed' || !bankAsked) return standing
  const ended = await provider.abandon(reference)
  return ended.state === 'failed' ? standing : ended
}
