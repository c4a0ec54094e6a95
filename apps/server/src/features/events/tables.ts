import type { Asker, PlaceState } from '@gauntlet/contract/tournaments-status'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    events: EventColumns
    event_places: PlaceColumns
  }
}

export interface EventColumns {
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
  city: string
  state: string
  zip: string
  venue: string
  timezone: string
  lat: number
  lon: number
  ux: number
  uy: number
  uz: number
  cell: number
  message: string
  organizer_unseen: boolean
  sequence: number
  created_at: Date
}

export interface PlaceColumns {
  event_id: string
  user_id: string
  state: PlaceState
  asked_by: Asker
  queued: number | null
  unseen: boolean
  joined_at: Date
}
