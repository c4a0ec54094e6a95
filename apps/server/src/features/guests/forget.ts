import { DAY } from '@gauntlet/contract/time'
import { inBites } from '../../platform/database/bites.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { forgetGuests, forgetGuestsOf } from './queries.ts'

/** So long after the end of a thing its guests have a name. */
const KEPT = 90 * DAY

/** Forgets the names of guests, who agreed to be kept no longer than what they came for. */
export const forgetGuestsJob = ({ db, clock }: Services): Job => ({
  name: 'old-guests',
  everyMs: DAY,
  async run() {
    const now = clock.now()
    await inBites(() => forgetGuests.affected(db, { before: new Date(now.getTime() - KEPT), now }))
  },
})

/** An account closes: the names that its owner gave to others go with it. */
export const eraseGuests = (tx: Transaction, { clock }: Services, hostId: string): Promise<void> =>
  inBites(() => forgetGuestsOf.affected(tx, { hostId, now: clock.now() }))
