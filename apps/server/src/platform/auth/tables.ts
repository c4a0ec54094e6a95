declare module '../database/tables.ts' {
  interface Tables {
    sessions: {
      id: string
      user_id: string
      token_hash: Buffer
      device: string | null
      created_at: Date
      last_seen_at: Date
      expires_at: Date
    }
    player_versions: { user_id: string; version: number; seq: number }
  }
}
