import type { brackets } from '@gauntlet/contract/brackets/endpoints'
import { bracketReasons } from '@gauntlet/contract/brackets/reasons'
import { bracketTexts } from '@gauntlet/contract/brackets/texts'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { fill } from '@gauntlet/contract/language/fill'
import { formatOf } from '@gauntlet/contract/scores/choice'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import { scoreReasons } from '@gauntlet/contract/scores/reasons'
import { type BracketFacts, type MatchFacts, seedOf, userOf } from '@gauntlet/rules/brackets/facts'
import { formatOfMatch } from '@gauntlet/rules/brackets/formats'
import type { Result } from '@gauntlet/rules/brackets/playing'
import type { Claim } from '@gauntlet/rules/challenges/facts'
import { type ClaimRefusal, readClaim, type Scoring } from '@gauntlet/rules/challenges/claims'
import { badField, type Refusal } from '../../platform/http/refusal.ts'
import { type BracketState, bracketFacts } from '../draws/state.ts'
import type { ShownRow } from '../tournaments/queries.ts'
import { scoringFor as scoringOn } from '../gathering/scoring.ts'

type Told = Pick<ShownRow, 'sport_name' | 'start_at' | 'timezone'>

/** How the results of a bracket are told, but for rounds with a format of their own; null in a sport without any. */
export const scoringFor = (row: Told, state: Pick<BracketState, 'score_format'> | undefined): Scoring | null =>
  scoringOn({ ...row, format: state?.score_format ?? null })

/** How the result of one match of a bracket is told. */
export const scoringOfMatch = (
  row: Told,
  state: BracketState,
  { bracket, match }: { bracket: BracketFacts; match: MatchFacts },
): Scoring | null => scoringOn({ ...row, format: formatOfMatch(bracket, match, state) })

/** The format that was chosen, null for that of the sport; one that the sport does not have is refused (400). */
export function requireScoreFormat(
  sportName: string,
  chosen: string,
  field: 'score_format' | 'round_formats' = 'score_format',
): string | null {
  if (chosen === '') return null
  const sport = scoringOf(sportName)
  if (!sport || !formatOf(sport, chosen)) throw badField(field, bracketTexts.noSuchFormat)
  return chosen
}

type Sent = InputOf<typeof brackets.report>

/** Plain numbers of both players; refused (400) with one of two, or beside a score of the format. */
function plainScore({ score, score1, score2 }: Sent): Result['score'] {
  if (score1 === undefined && score2 === undefined) return null
  if (score !== undefined) throw badField('score', bracketTexts.scoreOnce)
  if (score1 === undefined || score2 === undefined)
    throw badField(score1 === undefined ? 'score1' : 'score2', bracketTexts.bothScores)
  return [score1, score2]
}

/** Why a result is not taken, and which field of it; a winner by the score is named. */
function refusalOf({ reason, field, winner }: ClaimRefusal, nameOf: (id: string) => string): Refusal {
  if (reason === 'winner_missing') return badField(field, bracketTexts.winnerMissing)
  return badField(field, fill(scoreReasons[reason], { name: winner === undefined ? '' : nameOf(winner) }))
}

const told = ({ ending, score }: Claim): Result['told'] =>
  ending === null && score === null ? null : { ending, score }

/** A side is named by any of its players, and stands under its captain. */
function inMatch(bracket: BracketFacts, userId: string | undefined): string | undefined {
  const seed = userId === undefined ? null : seedOf(bracket, userId)
  return seed === null ? userId : userOf(bracket, seed)
}

/** A result as it is sent, read by the format of the bracket; refused (400) with the field that is wrong. */
export function readResult(
  scoring: Scoring | null,
  state: BracketState,
  match: MatchFacts,
  { sent, nameOf }: { sent: Sent; nameOf: (id: string) => string },
): Result {
  const { winner, draw, score, ending, retired } = sent
  const plain = plainScore(sent)
  if (winner !== undefined && draw === 1) throw badField('draw', bracketTexts.winnerOrDraw)
  const bracket = bracketFacts(state)
  const players = match.sides.flatMap(seed => (seed === null ? [] : [userOf(bracket, seed)]))
  // Between players who are not known yet nothing is played, which the rule says.
  if (players.length < match.sides.length) return { winner: winner ?? null, score: plain, told: null }
  const claim = {
    winner: inMatch(bracket, winner),
    draw: draw === 1,
    score,
    ending,
    retired: inMatch(bracket, retired),
  }
  if (draw === 1 && !scoring) return { winner: null, score: plain, told: null }
  const read = readClaim(players, scoring, claim)
  if (read.kind !== 'allowed') throw refusalOf(read, nameOf)
  if (read.claim === null) throw badField('ending', bracketReasons.not_played)
  return { winner: read.claim.winner_id, score: plain, told: told(read.claim) }
}
