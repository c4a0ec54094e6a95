import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { deleteExpiredProofs } from './queries.ts'

/** Deletes what was asked of passkeys, and shown with them, once it has run out. */
export const expiredProofsJob = ({ db, clock }: Services): Job => ({
  name: 'expired-proofs',
  everyMs: 3_600_000,
  async run() {
    await db.transaction(tx => deleteExpiredProofs.affected(tx, { now: clock.now() }))
  },
})
