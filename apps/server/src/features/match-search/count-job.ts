import { HOUR, MINUTE } from '@gauntlet/contract/time'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { countMatches, takeDueCount } from './place-queries.ts'

/** Counts anew once an hour, on whichever node comes first, how much there is to find where. */
export const countMatchesJob = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Job => ({
  name: 'count-matches',
  everyMs: 5 * MINUTE,
  async run() {
    const now = clock.now()
    const due = await takeDueCount.first(db, { now, next: new Date(now.getTime() + HOUR) })
    if (due) await countMatches.affected(db)
  },
})
