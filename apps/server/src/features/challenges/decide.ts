import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import { scoreReasons } from '@gauntlet/contract/scores/reasons'
import { type Decision, resolve } from '@gauntlet/rules/challenges/reporting'
import { mayDraw } from '@gauntlet/rules/scores/read'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import { sidesOf } from '@gauntlet/rules/challenges/sides'
import type { Transaction } from '../../platform/database/database.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { factsOf, viewerFacts } from './facts.ts'
import { lockChallenges } from './held-queries.ts'
import { storeChange } from './persist.ts'
import { listPlayers } from './queries.ts'
import { scoringFor } from '../gathering/scoring.ts'

export interface Decided {
  before: ChallengeFacts
  after: ChallengeFacts
  /** The player whose dispute ended void, and until when that bars them from ranked play; null if it bars nobody. */
  strike: { user_id: string; barred_until: Date | null } | null
}

/** An operator decides a disputed result, or corrects one that stands. Refused (409) if there is nothing to decide. */
export async function decideChallenge(
  tx: Transaction,
  services: Services,
  id: string,
  decision: Decision,
): Promise<Decided> {
  const row = await lockChallenges.first(tx, { ids: [id] })
  if (!row) throw notFound('There is no such challenge.')
  const before = factsOf(row, await listPlayers.all(tx, { ids: [id] }))
  if (decision !== 'void' && decision.winner_id === null && !mayDraw(scoringFor(row), sidesOf(before).length))
    throw conflict(scoreReasons.level)
  const now = services.clock.now()
  const attempt = resolve(before, decision, now.getTime())
  if (attempt.kind !== 'allowed') throw conflict(challengeReasons[attempt.reason])
  const { facts: after, consequences } = attempt
  await storeChange(tx, services, { row, before, facts: after, consequences, actor: null })
  if (consequences.strike === null) return { before, after, strike: null }
  const { barred_until } = await viewerFacts(tx, consequences.strike, now)
  return {
    before,
    after,
    strike: { user_id: consequences.strike, barred_until: barred_until === null ? null : new Date(barred_until) },
  }
}
