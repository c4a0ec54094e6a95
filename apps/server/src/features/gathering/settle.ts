import type { Transaction } from '../../platform/database/database.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'

interface Due {
  id: string
}

/** Asks for the next thing that is due, holding its row; `failed`: those that could not be settled in this run. */
interface LockDue<Row extends Due> {
  first(tx: Transaction, args: { now: Date; failed: readonly string[] }): Promise<Row | undefined>
}

/**
 * A job that settles due things one after the other, until there are no more; any node may run it, and it may run
 * twice. One that cannot be settled keeps none of the others waiting: the job throws for it when all others are.
 */
export const settlesDue =
  <Row extends Due>(
    name: string,
    lockDue: LockDue<Row>,
    settle: (tx: Transaction, services: Services, due: Row, now: Date) => Promise<void>,
  ) =>
  (services: Services): Job => ({
    name,
    everyMs: 5_000,
    async run() {
      const failed = new Map<string, unknown>()
      const next = async () => {
        let id: string | undefined
        try {
          return await services.db.transaction(async tx => {
            const now = services.clock.now()
            const due = await lockDue.first(tx, { now, failed: [...failed.keys()] })
            id = due?.id
            if (due) await settle(tx, services, due, now)
            return due !== undefined
          })
        } catch (error) {
          if (id === undefined) throw error
          failed.set(id, error)
          return true
        }
      }
      let more = true
      while (more) more = await next()
      if (failed.size > 0) throw new AggregateError(failed.values(), `Not settled: ${[...failed.keys()].join(', ')}`)
    },
  })
