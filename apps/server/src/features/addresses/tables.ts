import { columnsOf } from '../../platform/database/columns.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    player_places: PlaceColumns
  }
}

/** City centres of primary addresses; degrees, and as vectors of the unit sphere. */
export interface PlaceColumns {
  user_id: string
  city: string
  state: string
  lat: number
  lon: number
  ux: number
  uy: number
  uz: number
  cell: number
}

export const PLACE_COLUMNS = columnsOf<PlaceColumns>()([
  'user_id',
  'city',
  'state',
  'lat',
  'lon',
  'ux',
  'uy',
  'uz',
  'cell',
])
