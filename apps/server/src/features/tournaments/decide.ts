import { tournamentReasons } from '@gauntlet/contract/tournaments/reasons'
import type { TournamentFacts } from '@gauntlet/rules/tournaments/facts'
import { type PlacingsDecision, resolvePlacings } from '@gauntlet/rules/tournaments/reporting'
import type { Transaction } from '../../platform/database/database.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { factsOf } from './facts.ts'
import { storeChange } from './persist.ts'
import { lockTournament } from './queries.ts'
import { listPlaces } from './settle-queries.ts'

/**
 * An operator decides about disputed placings, or corrects or voids those that stand; ranks that had moved are
 * replayed. Refused (409) if there is nothing to decide, or if the places cannot be assigned like this.
 */
export async function decideTournament(
  tx: Transaction,
  services: Services,
  id: string,
  decision: PlacingsDecision,
): Promise<{ before: TournamentFacts; after: TournamentFacts }> {
  const row = await lockTournament.first(tx, { id })
  if (!row) throw notFound('There is no such tournament.')
  const before = factsOf(row, await listPlaces.all(tx, { id }))
  const attempt = resolvePlacings(before, decision, services.clock.now().getTime())
  if (attempt.kind !== 'allowed') throw conflict(tournamentReasons[attempt.reason])
  await storeChange(tx, services, { row, before, ...attempt, actor: null })
  return { before, after: attempt.facts }
}
