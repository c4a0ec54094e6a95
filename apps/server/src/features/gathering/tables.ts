import { columnsOf } from '../../platform/database/columns.ts'

/** Where a match, a tournament or an event takes place, alike in the table of each. */
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
