import type { Asker, PlaceState } from '@gauntlet/contract/tournaments/status'
import { columnsOf } from '../../platform/database/columns.ts'
import { VENUE_COLUMNS, type VenueColumns } from '../gathering/tables.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    events: EventColumns
    event_places: PlaceColumns
  }
}

export interface EventColumns extends VenueColumns {
  id: string
  organizer_id: string
  title: string
  open: boolean
  open_to_minors: boolean
  cancelled: boolean
  start_at: Date
  end_at: Date
  first_day: string
  last_day: string
  slots: number
  ux: number
  uy: number
  uz: number
  cell: number
  message: string
  organizer_unseen: boolean
  sequence: number
  created_at: Date
}

export const EVENT_COLUMNS = columnsOf<EventColumns>()([
  'id',
  'organizer_id',
  'title',
  'open',
  'open_to_minors',
  'cancelled',
  'start_at',
  'end_at',
  'first_day',
  'last_day',
  'slots',
  ...VENUE_COLUMNS,
  'ux',
  'uy',
  'uz',
  'cell',
  'message',
  'organizer_unseen',
  'sequence',
  'created_at',
])

export interface PlaceColumns {
  event_id: string
  user_id: string
  state: PlaceState
  asked_by: Asker
  queued: number | null
  unseen: boolean
  joined_at: Date
}

export const PLACE_COLUMNS = columnsOf<PlaceColumns>()([
  'event_id',
  'user_id',
  'state',
  'asked_by',
  'queued',
  'unseen',
  'joined_at',
])
