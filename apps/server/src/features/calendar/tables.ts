declare module '../../platform/database/tables.ts' {
  interface Tables {
    calendar_feeds: { user_id: string; token: string; created_at: Date }
  }
}

export {}
