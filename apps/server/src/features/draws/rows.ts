import type { MatchRow } from './queries.ts'
import type { StoredMatch } from './state.ts'

const scoreFrom = (one: number | null, two: number | null): StoredMatch['score'] =>
  one === null || two === null ? null : [one, two]

/** A match as it was stored. */
export const matchFrom = (row: MatchRow): StoredMatch => ({
  id: row.id,
  group_number: row.group_number,
  round: row.round,
  number: row.number,
  status: row.status,
  opponent1: row.opponent1,
  opponent2: row.opponent2,
  score: scoreFrom(row.score1, row.score2),
  told: row.told,
  report:
    row.reported_by === null || row.reported_at === null
      ? null
      : { by: row.reported_by, winner: row.reported_winner, at: row.reported_at.getTime() },
  disputed: row.disputed,
  claim:
    row.claimed_winner === null && row.claimed_told === null
      ? null
      : {
          winner: row.claimed_winner,
          score: scoreFrom(row.claimed_score1, row.claimed_score2),
          told: row.claimed_told,
        },
  decided:
    row.decided_by === null || row.decided_at === null ? null : { by: row.decided_by, at: row.decided_at.getTime() },
})

/** The parts of an opponent always in one order, whether they come from the database or the engine. */
const inOrder = (opponent: StoredMatch['opponent1']): StoredMatch['opponent1'] =>
  opponent && {
    id: opponent.id,
    ...(opponent.position !== undefined && { position: opponent.position }),
    ...(opponent.result !== undefined && { result: opponent.result }),
  }

/** A claim that names no winner and says nothing else is told from none by this. */
const A_DRAW = { ending: null, score: null }

/** A match as it is stored. */
export const rowFrom = ({ score, told, report, decided, claim, ...match }: StoredMatch): MatchRow => ({
  id: match.id,
  group_number: match.group_number,
  round: match.round,
  number: match.number,
  status: match.status,
  opponent1: inOrder(match.opponent1),
  opponent2: inOrder(match.opponent2),
  score1: score?.[0] ?? null,
  score2: score?.[1] ?? null,
  told,
  reported_by: report?.by ?? null,
  reported_winner: report?.winner ?? null,
  reported_at: report && new Date(report.at),
  disputed: match.disputed,
  claimed_winner: claim?.winner ?? null,
  claimed_score1: claim?.score?.[0] ?? null,
  claimed_score2: claim?.score?.[1] ?? null,
  claimed_told: claim && (claim.told ?? (claim.winner === null ? A_DRAW : null)),
  decided_by: decided?.by ?? null,
  decided_at: decided && new Date(decided.at),
})
