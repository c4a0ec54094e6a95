import { settle } from '@gauntlet/rules/tournaments/lifecycle'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { factsOf } from './facts.ts'
import { storeChange, termsOf } from './persist.ts'
import { listPlaces } from './place-queries.ts'
import { lockDueTournament } from './queries.ts'

export const SETTLE_TOURNAMENTS_JOB = 'settle-tournaments'

/** Takes one tournament that time has caught up with as far as the clock says. */
async function settleNext(services: Services): Promise<boolean> {
  return services.db.transaction(async tx => {
    const now = services.clock.now()
    const row = await lockDueTournament.first(tx, { now })
    if (!row) return false
    const before = factsOf(row, await listPlaces.all(tx, { id: row.id }))
    const { tournament: after, consequences } = settle(before, now.getTime())
    await storeChange(tx, services, { id: row.id, before, after, consequences, terms: termsOf(row), actor: null })
    return true
  })
}

/** Carries out what time has made due, until nothing is; any node may run it, and it may run twice. */
export const settleTournamentsJob = (services: Services): Job => ({
  name: SETTLE_TOURNAMENTS_JOB,
  everyMs: 5_000,
  async run() {
    let more = true
    while (more) more = await settleNext(services)
  },
})
