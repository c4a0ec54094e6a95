import type { TournamentReason } from '@gauntlet/contract/tournaments/reasons'
import { type Attempt, attempts } from '../gathering/outcome.ts'
import { verdictOf } from './actions.ts'
import type { TournamentFacts } from './facts.ts'
import { settle, together, type TournamentConsequences } from './lifecycle.ts'

export type TournamentAttempt = Attempt<TournamentFacts, TournamentConsequences, TournamentReason>

export const { attempt, afterSettling } = attempts({ settle, verdictOf, together })
