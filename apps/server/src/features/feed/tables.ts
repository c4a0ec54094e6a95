declare module '../../platform/database/tables.ts' {
  interface Tables {
    kudos: KudosColumns
  }
}

/** A player who applauds a result. */
export interface KudosColumns {
  challenge_id: string
  user_id: string
  given_at: Date
}
