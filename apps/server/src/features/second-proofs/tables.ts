declare module '../../platform/database/tables.ts' {
  interface Tables {
    time_codes: TimeCodeColumns
    recovery_codes: { user_id: string; code_hash: Buffer; created_at: Date; used_at: Date | null }
    passkey_proofs: { token_hash: Buffer; user_id: string; expires_at: Date }
  }
}

export interface TimeCodeColumns {
  user_id: string
  secret: Buffer
  created_at: Date
  confirmed_at: Date | null
  last_step: number
  wrong: number
  wrong_since: Date | null
}
