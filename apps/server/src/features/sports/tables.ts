import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sports: {
      id: string
      name: string
      description: string
      kind: 'individual' | 'team'
      side: number[]
      result: 'match' | 'placement'
      anchor: Generated<number>
    }
    player_sports: {
      user_id: string
      sport_id: string
      active: boolean
      added_at: Date
      mean: number | null
      variance: number | null
      rated_day: number | null
      results: Generated<number>
      settled: Generated<boolean>
      played: Generated<number>
      wins: Generated<number>
      level: number | null
    }
  }
}
