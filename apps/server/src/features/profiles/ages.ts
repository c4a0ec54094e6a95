import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { growOlder } from './update-queries.ts'

export const AGES_JOB = 'ages'
const HOUR = 3_600_000

/** Adds the year that is over to the next few whose it is; answers how many they were. */
const someOlder = ({ db, clock, live }: Services): Promise<number> =>
  db.transaction(async tx => {
    const rows = await growOlder.all(tx, { now: clock.now() })
    await live.touch(
      tx,
      rows.map(({ id }) => id),
    )
    return rows.length
  })

/** Keeps ages true: a year after somebody told an age it is one more. See docs/decisions/0017. */
export const agesJob = (services: Services): Job => ({
  name: AGES_JOB,
  everyMs: HOUR,
  async run() {
    while ((await someOlder(services)) > 0);
  },
})
