import type { TournamentReason } from '@gauntlet/contract/tournaments/reasons'
import type { TournamentAction } from '@gauntlet/contract/tournaments/status'
import type { Millis } from '@gauntlet/contract/time'
import { verdictOf } from './actions.ts'
import type { TournamentFacts, TournamentViewer } from './facts.ts'
import { settle, together, type TournamentConsequences, type TournamentOutcome } from './lifecycle.ts'

export type TournamentRefusal =
  | { kind: 'disabled'; reason: TournamentReason }
  | { kind: 'hidden'; reason: TournamentReason }
export type TournamentAttempt = ({ kind: 'allowed' } & TournamentOutcome) | TournamentRefusal

export const done = (tournament: TournamentFacts, consequences: TournamentConsequences): TournamentAttempt => ({
  kind: 'allowed',
  tournament,
  consequences,
})
export const refused = (reason: TournamentReason): TournamentRefusal => ({ kind: 'disabled', reason })

/** Settles, asks for the verdict and acts on settled facts; what time did comes first among the consequences. */
export function attempt(
  action: TournamentAction,
  facts: TournamentFacts,
  viewer: TournamentViewer,
  now: Millis,
  act: (settled: TournamentFacts) => TournamentAttempt,
): TournamentAttempt {
  const past = settle(facts, now)
  const verdict = verdictOf(action, past.tournament, viewer, now)
  if (verdict.kind !== 'allowed') return verdict
  const attempted = act(past.tournament)
  if (attempted.kind !== 'allowed') return attempted
  return done(attempted.tournament, together(past.consequences, attempted.consequences))
}
