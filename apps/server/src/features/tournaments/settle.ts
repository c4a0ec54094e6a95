import { settle } from '@gauntlet/rules/tournaments/lifecycle'
import { settlesDue } from '../gathering/settle.ts'
import { factsOf } from './facts.ts'
import { storeChange } from './persist.ts'
import { listPlaces, lockDueTournament } from './settle-queries.ts'

export const SETTLE_TOURNAMENTS_JOB = 'settle-tournaments'

/** Brings due tournaments up to the clock. */
export const settleTournamentsJob = settlesDue(
  SETTLE_TOURNAMENTS_JOB,
  lockDueTournament,
  async (tx, services, row, now) => {
    const before = factsOf(row, await listPlaces.all(tx, { id: row.id }))
    await storeChange(tx, services, { row, before, ...settle(before, now.getTime()), actor: null })
  },
)
