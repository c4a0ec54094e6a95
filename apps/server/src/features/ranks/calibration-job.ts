import { HOUR, MINUTE } from '@gauntlet/contract/time'
import { countMatch, newCounts } from '@gauntlet/rules/ranks/calibration'
import { dayOf, type RatingState } from '@gauntlet/rules/ranks/state'
import { newTelling, type Telling } from '@gauntlet/rules/ranks/told'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import * as queries from './calibration-queries.ts'
import { stateBefore } from './log.ts'
import { LEARNING } from './sport-state.ts'

export const CALIBRATION_JOB = 'rank-calibration'
/** Results that are read at once: some tens of milliseconds, in which others wait for the embedded database. */
const BITE = 1000

type Counting = Pick<Services, 'db' | 'clock'>

/** The players of each result, by side. */
function sidesOf(rows: readonly queries.ForetoldRow[]): RatingState[][] {
  const sides: RatingState[][] = [[], []]
  for (const row of rows) sides[row.side]?.push(stateBefore(row))
  return sides
}

/**
 * Counts on from where a sport was counted to; from its first result where the ranks have been replayed since, as a
 * result was taken back, or where another version has counted. The steepness with which a chance was told is followed
 * from result to result, as a replay does: what the log keeps of it still holds what was taken back later.
 */
async function countSport({ db, clock }: Counting, sportId: string, { signal }: AbortController): Promise<void> {
  const { standing, ...known } = await queries.findCounted.one(db, { sportId })
  const isSame = known.generation === standing && known.telling?.learning === LEARNING
  const from = isSame ? known : undefined
  let through = from?.through ?? 0
  let telling: Telling = from?.telling ?? newTelling(false)
  const counts = from?.counts ?? newCounts()
  for (;;) {
    if (signal.aborted) return
    const rows = await queries.listForetold.all(db, { sportId, after: through, limit: BITE })
    const results = Map.groupBy(rows, row => row.seq)
    for (const [seq, players] of results) {
      const [first] = players
      if (!first) continue
      const day = dayOf(first.effective_at.getTime())
      telling = countMatch(counts, telling, { sides: sidesOf(players), positions: first.positions, day })
      through = seq
    }
    if (results.size < BITE) break
  }
  await queries.keepCount.affected(db, {
    sportId,
    generation: standing,
    through,
    now: clock.now(),
    telling: JSON.stringify({ ...telling, learning: LEARNING } satisfies queries.CountedTelling),
    counts: JSON.stringify(counts),
  })
}

/** Counts each sport once an hour, on whichever node comes first: how the chances that were told have turned out. */
export function calibrationJob(services: Counting): Job {
  const stopping = new AbortController()
  return {
    name: CALIBRATION_JOB,
    everyMs: 5 * MINUTE,
    async run() {
      const { db, clock } = services
      while (!stopping.signal.aborted) {
        const now = clock.now()
        const due = await queries.takeDueCount.first(db, { now, next: new Date(now.getTime() + HOUR) })
        if (!due) return
        await countSport(services, due.sport_id, stopping)
      }
    },
    stop() {
      stopping.abort()
    },
  }
}
