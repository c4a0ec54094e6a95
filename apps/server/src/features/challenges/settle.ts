import { settle } from '@gauntlet/rules/challenges/lifecycle'
import type { Services } from '../../platform/services.ts'
import { settlesDue } from '../gathering/settle.ts'
import { factsOf } from './facts.ts'
import { lockDueChallenge } from './held-queries.ts'
import { storeChange } from './persist.ts'
import { listPlayers } from './queries.ts'

export const SETTLE_JOB = 'settle-challenges'

/** Brings one due challenge up to the clock. */
async function settleNext(services: Services): Promise<boolean> {
  return services.db.transaction(async tx => {
    const now = services.clock.now()
    const row = await lockDueChallenge.first(tx, { now })
    if (!row) return false
    const before = factsOf(row, await listPlayers.all(tx, { ids: [row.id] }))
    await storeChange(tx, services, { row, before, ...settle(before, now.getTime()), actor: null })
    return true
  })
}

export const settleJob = settlesDue(SETTLE_JOB, settleNext)
