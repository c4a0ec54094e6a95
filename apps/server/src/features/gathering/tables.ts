import { columnsOf } from '../../platform/database/columns.ts'

/** The place of a match, a tournament or an event: the same columns in each table. */
export interface VenueColumns {
  city: string
  state: string
  zip: string
  venue: string
  timezone: string
  lat: number
  lon: number
}

export const VENUE_COLUMNS = columnsOf<VenueColumns>()(['city', 'state', 'zip', 'venue', 'timezone', 'lat', 'lon'])
