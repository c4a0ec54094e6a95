declare module '../../platform/database/tables.ts' {
  interface Tables {
    weekly_times: WeekColumns
  }
}

/** When a player can usually play. */
export interface WeekColumns {
  user_id: string
  free: number[]
  zone: string
}
