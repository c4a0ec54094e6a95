import type { Job } from '../jobs/jobs.ts'
import type { Logger } from '../services.ts'
import type { Database, Executor } from './database.ts'
import { NoRoomError } from './errors.ts'
import { freeBytes } from './pglite-writable.ts'

/** Whether the disk of the embedded database may take more. */
export interface Room {
  low(): boolean
}

/**
 * Room runs out before the disk is full: at the very end the engine could not finish the write that it is at, and would
 * have to be started anew. `free` is how many bytes there are; asking costs some microseconds.
 */
export const diskRoom = (
  folder: string,
  reserveBytes: number,
  free: (folder: string) => number | undefined = freeBytes,
): Room => ({
  low() {
    const bytes = free(folder)
    return bytes !== undefined && bytes < reserveBytes
  },
})

/** The same database, whose writes are refused while there is no room. What is only read goes on. */
export function withRoom(db: Database, room: Room): Database {
  const watched = (executor: Executor): Executor => ({
    execute(compiled, values) {
      if (compiled.writes && room.low()) return Promise.reject(new NoRoomError('The disk has no room for more'))
      return executor.execute(compiled, values)
    },
  })
  return {
    ...db,
    ...watched(db),
    transaction: work =>
      db.transaction(tx => work({ ...watched(tx), lastly: act => tx.lastly(act), wake: job => tx.wake(job) })),
  }
}

/** One line when room runs out, and one when there is some again: not one for each request. */
export function roomJob(room: Room, log: Logger): Job {
  let was = false
  return {
    name: 'room',
    everyMs: 5000,
    async run() {
      const low = room.low()
      if (low && !was) log.error({}, 'the disk has no room: nothing is written until there is some')
      if (!low && was) log.info({}, 'the disk has room again')
      was = low
    },
  }
}
