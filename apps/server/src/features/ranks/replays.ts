import { MINUTE } from '@gauntlet/contract/time'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { deriveRanks } from './audit.ts'
import { lockSport } from './queries.ts'
import { isRatedEarlier, listRatedEarlier } from './replay-queries.ts'

export const REPLAYS_JOB = 'rank-replays'

type Replaying = Pick<Services, 'db' | 'clock' | 'live'>

/**
 * Replays a sport in whose ledger the engine of the version before has written: all of it, in one transaction, so that
 * it is done or to be done again. Results of the sport wait meanwhile; nothing else does.
 */
const replaySport = ({ db, clock, live }: Replaying, sportId: string): Promise<void> =>
  db.transaction(async tx => {
    await lockSport.one(tx, { sportId })
    // Another node may have done it while this one waited.
    const { earlier } = await isRatedEarlier.one(tx, { sportId })
    if (!earlier) return
    const { differences } = await deriveRanks(tx, sportId, { now: clock.now(), repaired: true })
    live.touch(
      tx,
      differences.players.map(({ derived }) => derived.user_id),
    )
  })

/** Replays sport after sport; a node that stops leaves the rest to the next run, of whichever node. */
export function replaysJob(services: Replaying): Job {
  const stopping = new AbortController()
  return {
    name: REPLAYS_JOB,
    everyMs: MINUTE,
    async run() {
      for (const { sport_id } of await listRatedEarlier.all(services.db)) {
        if (stopping.signal.aborted) return
        await replaySport(services, sport_id)
      }
    },
    stop() {
      stopping.abort()
    },
  }
}
