import type { BracketPart, Decider } from '@gauntlet/contract/brackets/status'
import { scoring } from '@gauntlet/contract/scores/formats'
import type { BracketFacts, EntrantFacts, MatchFacts, Score } from '@gauntlet/rules/brackets/facts'
import { standingsBy } from '@gauntlet/rules/brackets/round-robin'
import { nextDecision } from '@gauntlet/rules/brackets/following'
import type { BracketOutcome, Decision } from '@gauntlet/rules/brackets/playing'
import type { StageSettings } from 'brackets-model'
import { type BracketFormat, type EngineMatch, playMatch } from './engine.ts'

export interface Entrant extends EntrantFacts {
  /** The rank that was shown when the bracket was drawn. */
  rank: number
}

/** A match of the engine with its players' reports. */
export interface StoredMatch extends EngineMatch {
  score: Score | null
  told: MatchFacts['told']
  report: MatchFacts['report']
  disputed: boolean
  claim: MatchFacts['claim']
  decided: { by: Decider; at: number } | null
}

/** A drawn bracket. */
export interface BracketState {
  format: BracketFormat
  settings: StageSettings
  /** Its matches count one by one; false where its placings did, before versions in which matches do. */
  by_match: boolean
  /** How its scores are told, as it was chosen; null where the sport's own of that day counts. */
  score_format: string | null
  /** Those of the last rounds, from the final backwards; '' is that of the bracket. */
  round_formats: readonly string[]
  /** The key of the order of its table, if it is a round robin; null goes by wins. */
  standings: string | null
  entrants: readonly Entrant[]
  matches: readonly StoredMatch[]
}

const parts: Record<BracketFormat, readonly BracketPart[]> = {
  single_elimination: ['winners', 'third'],
  double_elimination: ['winners', 'losers', 'final'],
  round_robin: ['group'],
}

export const unsaid = { score: null, told: null, report: null, disputed: false, claim: null, decided: null } as const

const seedOf = (opponent: EngineMatch['opponent1']): number | null =>
  opponent === null || opponent.id === null ? null : Number(opponent.id)

function factsOfMatch(format: BracketFormat, match: StoredMatch): MatchFacts {
  const { opponent1, opponent2, group_number } = match
  const part = parts[format][group_number - 1]
  if (!part) throw new Error(`A ${format} bracket has no group ${group_number}`)
  const won = [opponent1, opponent2].find(opponent => opponent?.result === 'win')
  return {
    id: match.id,
    part,
    round: match.round,
    number: match.number,
    sides: [seedOf(opponent1), seedOf(opponent2)],
    bye: opponent1 === null || opponent2 === null,
    score: match.score,
    told: match.told,
    winner: won ? seedOf(won) : null,
    decided_by: match.decided?.by ?? null,
    decided_at: match.decided?.at ?? null,
    report: match.report,
    disputed: match.disputed,
    claim: match.claim,
  }
}

/** A bracket as the rules know it. */
export const bracketFacts = ({ format, standings, entrants, matches }: BracketState): BracketFacts => ({
  format,
  standings: standingsBy(standings === null ? undefined : scoring.standings[standings]),
  entrants: entrants.map(({ seed, user_id, partners, withdrawn }) => ({ seed, user_id, partners, withdrawn })),
  matches: matches.map(match => factsOfMatch(format, match)),
})

/** The changes that an act made: reports, disputes, and withdrawals. */
export function withFacts(state: BracketState, { entrants, matches }: BracketFacts): BracketState {
  const gone = new Set(entrants.flatMap(({ seed, withdrawn }) => (withdrawn ? [seed] : [])))
  const said = new Map(
    matches.map(({ id, report, disputed, claim, score, told }) => [id, { report, disputed, claim, score, told }]),
  )
  return {
    ...state,
    entrants: state.entrants.map(entrant => ({ ...entrant, withdrawn: gone.has(entrant.seed) })),
    matches: state.matches.map(match => ({ ...match, ...said.get(match.id) })),
  }
}

/** A bracket after one decision. */
export async function carryOut(state: BracketState, decision: Decision, now: number): Promise<BracketState> {
  const { format, settings, matches } = state
  const said = new Map(
    matches.map(({ id, score, told, report, disputed, claim, decided }) => [
      id,
      { score, told, report, disputed, claim, decided },
    ]),
  )
  said.set(decision.match, {
    score: decision.score,
    told: decision.told,
    report: said.get(decision.match)?.report ?? null,
    disputed: false,
    claim: said.get(decision.match)?.claim ?? null,
    decided: { by: decision.by, at: now },
  })
  const after = await playMatch(format, settings, matches, decision)
  return { ...state, matches: after.map(match => ({ ...unsaid, ...said.get(match.id), ...match })) }
}

/** A bracket after an act, and after everything that follows from it or has come due by `now`. */
export async function playOn(
  state: BracketState,
  now: number,
  { facts, consequences: { decision } }: BracketOutcome = {
    facts: bracketFacts(state),
    consequences: { decision: null, notify: [] },
  },
): Promise<BracketState> {
  let next = withFacts(state, facts)
  for (let due = decision ?? nextDecision(bracketFacts(next), now); due; due = nextDecision(bracketFacts(next), now))
    next = await carryOut(next, due, now)
  return next
}
