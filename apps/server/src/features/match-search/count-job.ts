import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { countCells, countSpots, countTowns } from './place-queries.ts'

/** Counts anew how much there is to find where. */
export const countMatchesJob = ({ db }: Services): Job => ({
  name: 'count-matches',
  everyMs: 3_600_000,
  async run() {
    await countCells.affected(db)
    await countSpots.affected(db)
    await countTowns.affected(db)
  },
})
