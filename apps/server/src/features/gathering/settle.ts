import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'

/**
 * A job that settles due things one after the other, until `settleNext` finds no more; any node may run it, and it may
 * run twice.
 */
export const settlesDue =
  (name: string, settleNext: (services: Services) => Promise<boolean>) =>
  (services: Services): Job => ({
    name,
    everyMs: 5_000,
    async run() {
      let more = true
      while (more) more = await settleNext(services)
    },
  })
