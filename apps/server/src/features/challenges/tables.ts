import type {
  ChallengeEnding,
  ChallengeRole,
  ChallengeStatus,
  ParticipantState,
} from '@gauntlet/contract/challenges/status'
import type { Composition } from '@gauntlet/contract/challenges/sides'
import type { Ending } from '@gauntlet/contract/scores/endings'
import type { SideIndex, Told, ToldScore } from '@gauntlet/rules/challenges/facts'
import { columnsOf } from '../../platform/database/columns.ts'
import { VENUE_COLUMNS, type VenueColumns } from '../gathering/tables.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    challenges: ChallengeColumns
    challenge_players: PlayerColumns
    challenge_ratings: { challenge_id: string; rater_id: string; rated_id: string; stars: number }
    star_ratings: { rated_id: string; rater_id: string; stars: number; rated_at: Date }
    dispute_strikes: { challenge_id: string; user_id: string; struck_at: Date }
  }
}

export interface ChallengeColumns extends VenueColumns {
  id: string
  issuer_id: string
  sport_id: string
  open: boolean
  ranked: boolean
  status: ChallengeStatus
  becomes: ChallengeStatus | null
  becomes_at: Date | null
  due_at: Date | null
  start_at: Date
  pending_since: Date
  paid: number
  disputed_at: Date | null
  disputed_by: string | null
  reminders_sent: number
  winner_id: string | null
  level: boolean
  ending: Ending | null
  score: ToldScore | null
  ended: ChallengeEnding | null
  ended_at: Date | null
  rules: string
  /** As it was chosen; null where the sport's own of that day counts. */
  format: string | null
  side_size: number | null
  composition: Composition | null
  /** The teams for which the sides play. */
  team_id: string | null
  against_team_id: string | null
  created_at: Date
}

export const CHALLENGE_COLUMNS = columnsOf<ChallengeColumns>()([
  'id',
  'issuer_id',
  'sport_id',
  'open',
  'ranked',
  'status',
  'becomes',
  'becomes_at',
  'due_at',
  'start_at',
  'pending_since',
  'paid',
  'disputed_at',
  'disputed_by',
  'reminders_sent',
  'winner_id',
  'level',
  'ending',
  'score',
  'ended',
  'ended_at',
  ...VENUE_COLUMNS,
  'rules',
  'format',
  'side_size',
  'composition',
  'team_id',
  'against_team_id',
  'created_at',
])

export interface PlayerColumns {
  challenge_id: string
  user_id: string
  place: number
  role: ChallengeRole
  state: ParticipantState
  status: ChallengeStatus
  start_at: Date
  message: string
  reported_winner_id: string | null
  reported_at: Date | null
  told: Told | null
  not_played_at: Date | null
  side: SideIndex | null
  captain: boolean
  need: number | null
  named_at: Date | null
  unseen: boolean
}

/** A participant's columns on which the rules decide. */
export const PLAYER_FACTS = [
  'user_id',
  'role',
  'state',
  'reported_winner_id',
  'reported_at',
  'told',
  'not_played_at',
  'side',
  'captain',
  'need',
  'named_at',
] as const satisfies readonly (keyof PlayerColumns)[]

export const PLAYER_COLUMNS = columnsOf<PlayerColumns>()([
  'challenge_id',
  'user_id',
  'place',
  'role',
  'state',
  'status',
  'start_at',
  'message',
  'reported_winner_id',
  'reported_at',
  'told',
  'not_played_at',
  'side',
  'captain',
  'need',
  'named_at',
  'unseen',
])
