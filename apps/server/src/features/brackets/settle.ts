import { withdrawFrom } from '@gauntlet/rules/brackets/playing'
import { nextWord } from '@gauntlet/rules/brackets/results'
import { settle } from '@gauntlet/rules/tournaments/lifecycle'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { factsOf } from '../tournaments/facts.ts'
import { lockTournament } from '../tournaments/queries.ts'
import { listPlaces } from '../tournaments/settle-queries.ts'
import * as queries from '../draws/queries.ts'
import { bracketFacts, playOn } from '../draws/state.ts'
import { loadBracket } from '../draws/load.ts'
import { countMatches } from '../draws/results.ts'
import { settlesDue } from '../gathering/settle.ts'
import { storeBracket } from './store.ts'

export const SETTLE_BRACKETS_JOB = 'settle-brackets'

/** A drawn bracket with its tournament, whose row is held. */
async function lockBracket(tx: Transaction, services: Services, id: string) {
  const now = services.clock.now().getTime()
  const row = await lockTournament.one(tx, { id })
  const stored = factsOf(row, await listPlaces.all(tx, { id }))
  const { facts: tournament } = settle(stored, now)
  const before = await loadBracket(tx, row)
  if (!before) throw new Error(`Tournament ${id} has no bracket`)
  return { now, row, stored, tournament, before }
}

/** Where a tournament is over nothing is played on, but what was played still counts, unless all of it is void. */
async function countOn(
  tx: Transaction,
  services: Services,
  { now, row, tournament, before }: Awaited<ReturnType<typeof lockBracket>>,
): Promise<void> {
  const { id, sport_id: sportId, undecided } = row
  const word = tournament.ended === 'void' ? null : nextWord(bracketFacts(before), now)
  if (tournament.ended !== 'void')
    await countMatches(tx, services, { id, sportId, ranked: tournament.ranked }, before, now)
  await queries.storeProgress.affected(tx, { id, undecided, dueAt: word === null ? null : new Date(word) })
}

/** Confirms the reports that nobody has answered in time, and counts what the organizer said and nobody corrected. */
export const settleBracketsJob = settlesDue(
  SETTLE_BRACKETS_JOB,
  queries.lockDueBracket,
  async (tx, services, { id }) => {
    const locked = await lockBracket(tx, services, id)
    const { now, before } = locked
    if (locked.tournament.status === 'Reporting')
      await storeBracket(tx, services, { ...locked, after: await playOn(before, now), actor: null, notify: [] })
    else await countOn(tx, services, locked)
  },
)

/** A player whose account is closed withdraws from all brackets: the players they would have met win. */
export async function leaveBrackets(tx: Transaction, services: Services, userId: string): Promise<void> {
  // In the order of their ids, so that two players who leave at once do not wait for each other.
  for (const { id } of await queries.listPlayedBy.all(tx, { userId })) {
    const { now, row, stored, tournament, before } = await lockBracket(tx, services, id)
    const attempt = withdrawFrom({ tournament, bracket: bracketFacts(before), viewerId: userId, now })
    if (attempt.kind !== 'allowed') continue
    const after = await playOn(before, now, attempt)
    const { notify } = attempt.consequences
    await storeBracket(tx, services, { row, stored, tournament, before, after, actor: userId, notify })
  }
}
