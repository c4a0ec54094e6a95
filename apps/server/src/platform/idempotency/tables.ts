declare module '../database/tables.ts' {
  interface Tables {
    idempotency_keys: {
      user_id: string
      key_hash: Buffer
      request_hash: Buffer
      answer: string
      created_at: Date
      kept_until: Date | null
    }
  }
}
