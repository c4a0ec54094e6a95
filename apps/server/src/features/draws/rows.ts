import type { MatchRow } from './queries.ts'
import type { StoredMatch } from './state.ts'

/** A match as it was stored. */
export const matchFrom = (row: MatchRow): StoredMatch => ({
  id: row.id,
  group_number: row.group_number,
  round: row.round,
  number: row.number,
  status: row.status,
  opponent1: row.opponent1,
  opponent2: row.opponent2,
  score: row.score1 === null || row.score2 === null ? null : [row.score1, row.score2],
  report:
    row.reported_by === null || row.reported_winner === null || row.reported_at === null
      ? null
      : { by: row.reported_by, winner: row.reported_winner, at: row.reported_at.getTime() },
  disputed: row.disputed,
  claim:
    row.claimed_winner === null
      ? null
      : {
          winner: row.claimed_winner,
          score:
            row.claimed_score1 === null || row.claimed_score2 === null
              ? null
              : [row.claimed_score1, row.claimed_score2],
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

/** A match as it is stored. */
export const rowFrom = ({ score, report, decided, claim, ...match }: StoredMatch): MatchRow => ({
  id: match.id,
  group_number: match.group_number,
  round: match.round,
  number: match.number,
  status: match.status,
  opponent1: inOrder(match.opponent1),
  opponent2: inOrder(match.opponent2),
  score1: score?.[0] ?? null,
  score2: score?.[1] ?? null,
  reported_by: report?.by ?? null,
  reported_winner: report?.winner ?? null,
  reported_at: report && new Date(report.at),
  disputed: match.disputed,
  claimed_winner: claim?.winner ?? null,
  claimed_score1: claim?.score?.[0] ?? null,
  claimed_score2: claim?.score?.[1] ?? null,
  decided_by: decided?.by ?? null,
  decided_at: decided && new Date(decided.at),
})
