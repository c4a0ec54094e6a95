import { inBites } from '../../platform/database/bites.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { deleteExpiredChallenges, deleteExpiredProofs } from './queries.ts'

/** Deletes what was asked of passkeys, and shown with them, once it has run out. */
export const expiredProofsJob = ({ db, clock }: Services): Job => ({
  name: 'expired-proofs',
  everyMs: 3_600_000,
  async run() {
    const now = clock.now()
    await inBites(() => deleteExpiredChallenges.affected(db, { now }))
    await inBites(() => deleteExpiredProofs.affected(db, { now }))
  },
})
