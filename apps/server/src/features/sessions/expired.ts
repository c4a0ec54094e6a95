import { inBites } from '../../platform/database/bites.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { deleteExpiredLinks, deleteExpiredSessions } from './queries.ts'

/** Deletes sessions and links that have run out. */
export const expiredSessionsJob = ({ db, clock }: Services): Job => ({
  name: 'expired-sessions',
  everyMs: 3_600_000,
  async run() {
    const now = clock.now()
    await inBites(() => deleteExpiredLinks.affected(db, { now }))
    await inBites(() => deleteExpiredSessions.affected(db, { now }))
  },
})
