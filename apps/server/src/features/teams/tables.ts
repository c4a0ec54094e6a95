import type { TeamGender } from '@gauntlet/contract/teams-texts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    teams: TeamColumns
    team_players: TeamPlayerColumns
  }
}

export interface TeamColumns {
  id: string
  owner_id: string
  name: string
  name_key: string
  location: string
  gender: TeamGender
  sport_id: string
  active: boolean
  created_at: Date
}

export interface TeamPlayerColumns {
  team_id: string
  user_id: string
  asked_at: Date
  accepted_at: Date | null
  active: boolean
}
