import { settle } from '@gauntlet/rules/tournaments/lifecycle'
import type { Services } from '../../platform/services.ts'
import { settlesDue } from '../gathering/settle.ts'
import { factsOf } from './facts.ts'
import { storeChange } from './persist.ts'
import { listPlaces, lockDueTournament } from './settle-queries.ts'

export const SETTLE_TOURNAMENTS_JOB = 'settle-tournaments'

/** Brings one due tournament up to the clock. */
async function settleNext(services: Services): Promise<boolean> {
  return services.db.transaction(async tx => {
    const now = services.clock.now()
    const row = await lockDueTournament.first(tx, { now })
    if (!row) return false
    const before = factsOf(row, await listPlaces.all(tx, { id: row.id }))
    await storeChange(tx, services, { row, before, ...settle(before, now.getTime()), actor: null })
    return true
  })
}

export const settleTournamentsJob = settlesDue(SETTLE_TOURNAMENTS_JOB, settleNext)
