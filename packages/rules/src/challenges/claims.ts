import type { Ending } from '@gauntlet/contract/scores/endings'
import { endings } from '@gauntlet/contract/scores/endings'
import type { ScoreFormat, SportScoring } from '@gauntlet/contract/scores/format'
import type { GivenScore, ScoreDetails } from '@gauntlet/contract/scores/forms'
import type { ScoreReason } from '@gauntlet/contract/scores/reasons'
import { readReport } from '../scores/read.ts'
import type { Outcome, ScoreRead, ScoreRefusal, Where } from '../scores/verdict.ts'
import type { Claim } from './facts.ts'

/** A report as it is sent: `winner` and `retired` are players. */
export interface SentReport {
  winner?: string | undefined
  draw?: boolean | undefined
  score?: GivenScore | undefined
  ending?: Ending | undefined
  retired?: string | undefined
}

/** How the matches of a challenge are scored. */
export interface Scoring {
  sport: SportScoring
  format: ScoreFormat
}

/** Null where nobody has won and it was no draw: it was not played. */
export interface ClaimRead {
  kind: 'allowed'
  claim: Claim | null
}

export interface ClaimRefusal {
  kind: 'disabled'
  reason: ScoreReason
  /** The field of the report that is wrong; a part of the score as 'score.1'. */
  field: string
  /** Of `other_winner`: the player who won, by the score. */
  winner?: string | undefined
}

const refused = (reason: ScoreReason, field: string): ClaimRefusal => ({ kind: 'disabled', reason, field })

const fieldOf = (where: Where, { winner, draw }: SentReport): string => {
  if (where === null) return 'score'
  if (where === 'winner' && winner !== undefined) return 'winner'
  return where === 'draw' && draw ? 'draw' : `score.${where}`
}

/** Of two players the one wins who did not retire. */
function winnerOf(players: readonly string[], { winner, retired }: SentReport): string | ClaimRefusal | undefined {
  if (retired === undefined) return winner
  if (!players.includes(retired)) return refused('unknown_side', 'retired')
  const others = players.filter(id => id !== retired)
  if (winner === retired)
    return { ...refused('other_winner', 'winner'), winner: others.length === 1 ? others[0] : undefined }
  return winner ?? (others.length === 1 ? others[0] : undefined)
}

const endingOf = ({ ending, retired, score }: SentReport): Ending | null => {
  if (ending !== undefined) return ending
  if (retired !== undefined) return 'retired'
  return score && !Array.isArray(score) && score.clock ? 'clock' : null
}

function outcomeOf(players: readonly string[], winner: string | undefined, draw: boolean | undefined): Outcome | null {
  if (draw) return { draw: true }
  return winner === undefined ? null : { winner: players.indexOf(winner) }
}

/** A result told by its winner needs to name that player only once. */
function whole({ kind }: ScoreFormat, score: GivenScore, outcome: Outcome | null): GivenScore {
  if (kind !== 'result' || Array.isArray(score) || !outcome || score.winner !== undefined || score.draw) return score
  const told: Pick<ScoreDetails, 'winner' | 'draw'> = outcome
  return { ...score, ...told }
}

const isNameAlone = ({ draw, score, ending, retired }: SentReport): boolean =>
  !draw && [score, ending, retired].every(told => told === undefined)

/** Where a sport has no formats, or none for so many players, a report says who won and how it ended. */
function readUnscored(sent: SentReport, winner: string | undefined, ending: Ending | null): ClaimRead | ClaimRefusal {
  if (sent.score !== undefined) return refused('not_asked', 'score')
  if (sent.draw) return refused('level', 'draw')
  if (!endings[ending ?? 'played'].counts) return { kind: 'allowed', claim: null }
  return winner === undefined
    ? refused('winner_missing', 'winner')
    : { kind: 'allowed', claim: { winner_id: winner, ending, score: null } }
}

const winnerIn = (players: readonly string[], { outcome }: ScoreRead): string | null | undefined => {
  if (!outcome) return undefined
  return 'winner' in outcome ? players[outcome.winner] : null
}

function refusalOf(
  players: readonly string[],
  sent: SentReport,
  { reason, where, winner }: ScoreRefusal,
): ClaimRefusal {
  if (reason === 'other_winner' && winner !== undefined)
    return { ...refused(reason, 'winner'), winner: players[winner] }
  if (reason === 'winner_missing') return refused(reason, 'winner')
  return refused(reason, fieldOf(where, sent))
}

/**
 * The claim of a report, of the players of a match with the issuer first: the winner follows from the score. Refused
 * with the field, or the part of the score, that is wrong.
 */
export function readClaim(
  players: readonly string[],
  scoring: Scoring | null,
  sent: SentReport,
): ClaimRead | ClaimRefusal {
  const winner = winnerOf(players, sent)
  if (typeof winner === 'object') return winner
  const ending = endingOf(sent)
  if (sent.retired !== undefined && ending !== 'retired') return refused('other_ending', 'ending')
  if (isNameAlone(sent) && winner !== undefined)
    return { kind: 'allowed', claim: { winner_id: winner, ending, score: null } }
  if (!scoring || players.length > scoring.sport.sides.max_sides) return readUnscored(sent, winner, ending)
  const { sport, format } = scoring
  const outcome = outcomeOf(players, winner, sent.draw)
  const given = sent.score === undefined ? null : whole(format, sent.score, outcome)
  const read = readReport(sport, format, { sides: players.length, ending: ending ?? 'played', score: given, outcome })
  if (read.kind === 'disabled') return refusalOf(players, sent, read)
  const winner_id = winnerIn(players, read)
  if (winner_id === undefined) return { kind: 'allowed', claim: null }
  const { positions, totals } = read
  const score = given === null ? null : { kind: format.kind, given, positions, totals }
  return { kind: 'allowed', claim: { winner_id, ending, score } }
}
