import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { deleteExpired } from './queries.ts'

/** Deletes sessions and links that have run out. */
export const expiredSessionsJob = ({ db, clock }: Services): Job => ({
  name: 'expired-sessions',
  everyMs: 3_600_000,
  async run() {
    await db.transaction(tx => deleteExpired.affected(tx, { now: clock.now() }))
  },
})
