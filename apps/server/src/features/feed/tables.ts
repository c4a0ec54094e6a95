declare module '../../platform/database/tables.ts' {
  interface Tables {
    kudos: KudosColumns
    bracket_plays: { result_id: string; user_id: string; played_at: Date }
    last_plays: { user_id: string; played_at: Date; id: string }
  }
}

/** A player who applauds a result: of a challenge, or of a match of a tournament's bracket. */
export interface KudosColumns {
  challenge_id: string | null
  tournament_id: string | null
  match: number | null
  user_id: string
  given_at: Date
}
