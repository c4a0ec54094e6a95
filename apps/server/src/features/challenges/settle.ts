import { settle } from '@gauntlet/rules/challenges/settle'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { factsOf } from './facts.ts'
import { storeChange, termsOf } from './persist.ts'
import * as queries from './queries.ts'

export const SETTLE_JOB = 'settle-challenges'

/** Takes one challenge that time has caught up with as far as the clock says. */
async function settleNext(services: Services): Promise<boolean> {
  return services.db.transaction(async tx => {
    const now = services.clock.now()
    const row = await queries.lockDueChallenge.first(tx, { now })
    if (!row) return false
    const before = factsOf(row, await queries.listPlayers.all(tx, { ids: [row.id] }))
    const { challenge: after, consequences } = settle(before, now.getTime())
    await storeChange(tx, services, { id: row.id, before, after, consequences, terms: termsOf(row), actor: null })
    return true
  })
}

/** Carries out what time has made due, until nothing is; any node may run it, and it may run twice. */
export const settleJob = (services: Services): Job => ({
  name: SETTLE_JOB,
  everyMs: 5_000,
  async run() {
    let more = true
    while (more) more = await settleNext(services)
  },
})
