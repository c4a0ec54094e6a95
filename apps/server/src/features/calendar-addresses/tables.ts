declare module '../../platform/database/tables.ts' {
  interface Tables {
    calendar_feeds: FeedColumns
  }
}

export interface FeedColumns {
  user_id: string
  token_hash: Buffer
  created_at: Date
}
