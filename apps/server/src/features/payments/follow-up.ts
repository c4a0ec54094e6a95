import { CONFIRM_MINUTES } from '@gauntlet/contract/payments/endpoints'
import { MINUTE } from '@gauntlet/contract/time'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { PaymentProvider, Standing } from '../../platform/payments/provider.ts'
import type { Services } from '../../platform/services.ts'
import { lookUp } from './look-up.ts'
import * as queries from './queries.ts'
import { settle } from './settle.ts'

export const PAYMENTS_JOB = 'payments'
const EVERY_MS = MINUTE
/** Longer than all tries of one call take: by then whoever began it is gone. */
const GRACE_MS = 2 * MINUTE
const CONFIRM_MS = CONFIRM_MINUTES * MINUTE

type Unsettled = Awaited<ReturnType<typeof queries.listUnsettled.all>>[number]

async function standingOf(provider: PaymentProvider | undefined, payment: Unsettled, now: number): Promise<Standing> {
  const { state, reference, bank_asked: bankAsked } = payment
  const isLeft = now - payment.created_at.getTime() >= (bankAsked ? CONFIRM_MS : GRACE_MS)
  // The card was written down with it.
  if (state === 'charged') return { state: 'charged', back: { refundedCents: 0, dispute: 'none' }, card: null }
  // Its provider is not asked any more, so it is left: an event of a charge nevertheless would still credit it.
  if (provider?.name !== payment.provider) return { state: 'failed', reason: 'abandoned' }
  // Without a reference nothing was charged, and nothing will be: a charge needs it written down first.
  if (reference === null) return isLeft ? { state: 'failed', reason: 'abandoned' } : { state: 'open' }
  const standing = await lookUp(provider, { reference, bankAsked })
  const isUndecided = standing.state === 'open' || standing.state === 'confirming'
  return isUndecided && isLeft ? provider.abandon(reference) : standing
}

/**
 * Follows up payments that nobody finished: a process that died between charge and credit, a provider that did not
 * answer, or is no longer the one in use, a player who never answered the bank. What was charged is credited, what was
 * not is given up for good, so that the player can buy again.
 */
export function paymentsJob(services: Services): Job {
  const { db, clock, log, payments: provider } = services
  return {
    name: PAYMENTS_JOB,
    everyMs: EVERY_MS,
    async run() {
      const leftBefore = new Date(clock.now().getTime() - CONFIRM_MS)
      for (const payment of await queries.listUnsettled.all(db, { provider: provider?.name ?? null, leftBefore })) {
        const { id, user_id: userId } = payment
        try {
          await settle(services, { id, userId }, await standingOf(provider, payment, clock.now().getTime()))
        } catch (error) {
          log.error({ err: error, payment: id }, 'a payment could not be followed up')
        }
      }
    },
  }
}
