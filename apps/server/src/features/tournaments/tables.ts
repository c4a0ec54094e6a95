import type { Composition } from '@gauntlet/contract/challenges/sides'
import type {
  Asker,
  PlaceState,
  TournamentEnding,
  TournamentFormat,
  TournamentStatus,
  Visibility,
} from '@gauntlet/contract/tournaments/status'
import { columnsOf } from '../../platform/database/columns.ts'
import { VENUE_COLUMNS, type VenueColumns } from '../gathering/tables.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    tournaments: TournamentColumns
    tournament_players: PlaceColumns
    tournament_notes: { id: string; tournament_id: string; user_id: string; message: string; created_at: Date }
    tournament_ratings: { tournament_id: string; rater_id: string; rated_id: string; stars: number }
  }
}

export interface TournamentColumns extends VenueColumns {
  id: string
  organizer_id: string
  sport_id: string
  title: string
  ranked: boolean
  open: boolean
  open_to_minors: boolean
  visibility: Visibility
  status: TournamentStatus
  becomes: TournamentStatus | null
  becomes_at: Date | null
  due_at: Date | null
  start_at: Date
  end_at: Date
  slots: number
  side_size: number | null
  composition: Composition | null
  accepted: number
  centre: number
  spread: number
  format: TournamentFormat
  drawn: boolean
  undecided: number
  paid: number
  reported_at: Date | null
  settles_at: Date | null
  held_at: Date | null
  held_by: string | null
  ended: TournamentEnding | null
  ended_at: Date | null
  /** The centre of the city; null where it is not known. */
  city_lat: number | null
  city_lon: number | null
  message: string
  rules: string
  organizer_unseen: boolean
  sequence: number
  created_at: Date
}

export const TOURNAMENT_COLUMNS = columnsOf<TournamentColumns>()([
  'id',
  'organizer_id',
  'sport_id',
  'title',
  'ranked',
  'open',
  'open_to_minors',
  'visibility',
  'status',
  'becomes',
  'becomes_at',
  'due_at',
  'start_at',
  'end_at',
  'slots',
  'side_size',
  'composition',
  'accepted',
  'centre',
  'spread',
  'format',
  'drawn',
  'undecided',
  'paid',
  'reported_at',
  'settles_at',
  'held_at',
  'held_by',
  'ended',
  'ended_at',
  ...VENUE_COLUMNS,
  'city_lat',
  'city_lon',
  'message',
  'rules',
  'organizer_unseen',
  'sequence',
  'created_at',
])

export interface PlaceColumns {
  tournament_id: string
  user_id: string
  state: PlaceState
  asked_by: Asker
  captain_id: string | null
  asker_id: string | null
  team_id: string | null
  position: number | null
  start_at: Date
  unseen: boolean
  added_at: Date
}

export const PLACE_COLUMNS = columnsOf<PlaceColumns>()([
  'tournament_id',
  'user_id',
  'state',
  'asked_by',
  'captain_id',
  'asker_id',
  'team_id',
  'position',
  'start_at',
  'unseen',
  'added_at',
])
