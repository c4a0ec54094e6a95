import type { TeamGender } from '@gauntlet/contract/teams/texts'
import { columnsOf } from '../../platform/database/columns.ts'

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

export const TEAM_COLUMNS = columnsOf<TeamColumns>()([
  'id',
  'owner_id',
  'name',
  'name_key',
  'location',
  'gender',
  'sport_id',
  'active',
  'created_at',
])

export interface TeamPlayerColumns {
  team_id: string
  user_id: string
  asked_at: Date
  accepted_at: Date | null
  active: boolean
}

export const TEAM_PLAYER_COLUMNS = columnsOf<TeamPlayerColumns>()([
  'team_id',
  'user_id',
  'asked_at',
  'accepted_at',
  'active',
])
