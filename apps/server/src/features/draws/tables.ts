import type { Decider } from '@gauntlet/contract/brackets/status'
import type { Told } from '@gauntlet/rules/challenges/facts'
import type { Match, ParticipantResult, StageSettings } from 'brackets-model'
import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    brackets: {
      tournament_id: string
      settings: StageSettings
      by_match: boolean
      score_format: string | null
      round_formats: Generated<string[]>
      standings: string | null
      drawn_at: Date
      due_at: Date | null
    }
    bracket_players: EntrantColumns
    bracket_matches: MatchColumns
  }
}

export interface EntrantColumns {
  tournament_id: string
  seed: number
  user_id: string
  rank: number
  withdrawn: boolean
}

export interface MatchColumns {
  tournament_id: string
  id: number
  group_number: number
  round: number
  number: number
  status: Match['status']
  opponent1: ParticipantResult | null
  opponent2: ParticipantResult | null
  score1: number | null
  score2: number | null
  told: Told | null
  reported_by: number | null
  reported_winner: number | null
  reported_at: Date | null
  disputed: boolean
  claimed_winner: number | null
  claimed_score1: number | null
  claimed_score2: number | null
  claimed_told: Told | null
  decided_by: Decider | null
  decided_at: Date | null
}
