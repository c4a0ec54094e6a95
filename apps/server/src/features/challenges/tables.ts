import type {
  ChallengeEnding,
  ChallengeRole,
  ChallengeStatus,
  ParticipantState,
} from '@gauntlet/contract/challenges/status'
import type { Composition } from '@gauntlet/contract/challenges/sides'
import type { Ending } from '@gauntlet/contract/scores/endings'
import type { SideIndex, Told, ToldScore } from '@gauntlet/rules/challenges/facts'
import type { VenueColumns } from '../gathering/tables.ts'
import type { RatedRow } from '../ranks/log.ts'

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

/** A participant with everything that the viewer is shown of them and that the rules ask about the two. */
export interface CastRow extends Omit<PlayerColumns, 'place' | 'status' | 'start_at'>, RatedRow {
  age: number | null
  gone: boolean
  plays: boolean
  /** How often the viewer and this player have met, faded to a day; null where never. */
  met_n: number | null
  met_day: number | null
  friend: 'none' | 'sent' | 'received' | 'friend'
  blocked: boolean
}

/** A participant with what their card shows. */
export interface ShownCastRow extends CastRow {
  first_name: string
  last_name: string
  former: boolean
  image: string | null
  stars: number | null
  gender_id: string | null
  gender_name: string | null
  home_city: string | null
  home_state: string | null
}

/** Facts that the rules need about the viewer, whatever the challenge. */
export interface ViewerRow {
  viewer_age: number | null
  viewer_gender: string | null
  viewer_strikes: Date[]
  viewer_lat: number | null
  viewer_lon: number | null
  viewer_sports: string[]
  viewer_ratings: ({ sport_id: string } & RatedRow)[]
}
