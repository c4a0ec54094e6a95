import type { BracketMatch } from '@gauntlet/contract/brackets/answer'
import { type BracketSituation, matchActionsFor } from '@gauntlet/rules/brackets/actions'
import { laterThan } from '@gauntlet/rules/brackets/correcting'
import { confirmsAt, isDrawn, type MatchFacts, seedOf, stateOf } from '@gauntlet/rules/brackets/facts'
import { differing } from '@gauntlet/rules/brackets/scores'
import { scoreText } from '@gauntlet/rules/scores/shown'

const SIDES = [0, 1] as const

const presentTold = (told: MatchFacts['told']): BracketMatch['told'] =>
  told && {
    ending: told.ending,
    score: told.score?.given ?? null,
    texts: SIDES.map(side => (told.score ? scoreText(told.score, side) : '')),
  }

/**
 * The claim of the second player: of a disputed match shown to those whom it concerns, of one with two scores to all.
 */
function presentClaim({ bracket, tournament, viewerId }: BracketSituation, match: MatchFacts): BracketMatch['claim'] {
  const { sides, decided_by, disputed, claim } = match
  const own = seedOf(bracket, viewerId)
  const isConcerned = viewerId === tournament.organizer_id || (own !== null && sides.includes(own))
  if (!differing(match) && !(isConcerned && disputed && decided_by === null)) return null
  return {
    winner: claim?.winner ?? null,
    draw: claim && claim.winner === null ? 1 : 0,
    score: claim?.score ? [...claim.score] : null,
    told: presentTold(claim?.told ?? null),
  }
}

/** All of a match but how its score is told. */
export function presentMatch(situation: BracketSituation, match: MatchFacts): Omit<BracketMatch, 'score_format'> {
  const { id, part, round, number, sides, score, winner, decided_by, report } = match
  const actions = matchActionsFor(situation, match)
  const pending = decided_by === null ? report : null
  return {
    id,
    part,
    round,
    number,
    state: stateOf(situation.bracket, match),
    sides: [...sides],
    score: score && [...score],
    told: presentTold(match.told),
    scores_differ: differing(match),
    winner,
    draw: isDrawn(match) || (pending !== null && pending.winner === null) ? 1 : 0,
    decided_by,
    report: pending && {
      by: pending.by,
      winner: pending.winner,
      confirms_at: new Date(confirmsAt(pending)).toISOString(),
    },
    claim: presentClaim(situation, match),
    later: actions.correct.kind === 'allowed' ? laterThan(situation.bracket, match).map(later => later.id) : [],
    actions,
  }
}
