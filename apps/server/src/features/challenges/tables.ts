import type { ChallengeStatus } from '@gauntlet/contract/challenges/status'
import type { Answer, ChallengeFacts, PlayerFacts } from '@gauntlet/rules/challenges/facts'
import type { VenueColumns } from '../gathering/tables.ts'
import type { RatedRow } from '../ranks/log.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    challenges: ChallengeColumns
    challenge_players: PlayerColumns
    challenge_ratings: { challenge_id: string; rater_id: string; rated_id: string; stars: number }
    star_ratings: { rated_id: string; rater_id: string; stars: number; rated_at: Date }
    challenge_links: LinkRow & { code_hash: Buffer; made_at: Date }
    /** The date is written by the version before alone. */
    challenge_link_wishes: {
      user_id: string
      code_hash: Buffer
      wished_at: Date | null
      times: Answer | null
      agreed_to: string | null
    }
    dispute_strikes: { challenge_id: string; user_id: string; struck_at: Date }
  }
}

/** The rules' facts, of which some are instants, in milliseconds: these are columns of their own. */
type Instants = 'start' | 'pending_since' | 'disputed_at' | 'ended_at'

/** Facts in tables of their own. */
type Apart = 'players' | 'link_ends'

export interface ChallengeColumns extends VenueColumns, Omit<ChallengeFacts, Instants | Apart> {
  id: string
  issuer_id: string
  sport_id: string
  becomes: ChallengeStatus | null
  becomes_at: Date | null
  due_at: Date | null
  start_at: Date
  pending_since: Date
  disputed_at: Date | null
  ended_at: Date | null
  rules: string
  /** As it was chosen; null where the sport's own of that day counts. */
  format: string | null
  /** The teams for which the sides play. */
  team_id: string | null
  against_team_id: string | null
  created_at: Date
}

export interface PlayerColumns extends Omit<PlayerFacts, 'reported_at' | 'not_played_at' | 'named_at'> {
  challenge_id: string
  place: number
  status: ChallengeStatus
  start_at: Date
  message: string
  reported_at: Date | null
  not_played_at: Date | null
  named_at: Date | null
  unseen: boolean
}

/** The link by which a challenge is accepted. */
export interface LinkRow {
  challenge_id: string
  places: number
  taken: number
  ends_at: Date
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
