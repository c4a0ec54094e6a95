import { MINUTE } from '@gauntlet/contract/time'
import type { Job } from '../../platform/jobs/jobs.ts'
import { type Replaying, replaySport } from './replay.ts'
import { listToReplay } from './replay-queries.ts'

export const REPLAYS_JOB = 'rank-replays'

/** They are written in some tenths of a second. */
export const REPLAY_BITE = 500

/**
 * Replays every sport of which a result was taken back, that has entries of the engine before in its ledger, that has
 * learned otherwise than the rules do now, or that has a replay left half done. A node that stops leaves the rest to
 * the next run, of whichever node.
 */
export function replaysJob({ db, live, bite = REPLAY_BITE }: Omit<Replaying, 'bite'> & { bite?: number }): Job {
  const stopping = new AbortController()
  return {
    name: REPLAYS_JOB,
    everyMs: MINUTE,
    async run() {
      for (const { sport_id } of await listToReplay.all(db)) {
        if (stopping.signal.aborted) return
        await replaySport({ db, live, bite }, sport_id, stopping.signal)
      }
    },
    stop() {
      stopping.abort()
    },
  }
}
