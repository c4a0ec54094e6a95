import { settle } from '@gauntlet/rules/challenges/lifecycle'
import { settlesDue } from '../gathering/settle.ts'
import { factsOf } from './facts.ts'
import { lockDueChallenge } from './held-queries.ts'
import { storeChange } from './persist.ts'
import { listPlayers } from './queries.ts'

export const SETTLE_JOB = 'settle-challenges'

/** Brings due challenges up to the clock. */
export const settleJob = settlesDue(SETTLE_JOB, lockDueChallenge, async (tx, services, row, now) => {
  const before = factsOf(row, await listPlayers.all(tx, { ids: [row.id] }))
  await storeChange(tx, services, { row, before, ...settle(before, now.getTime()), actor: null })
})
