declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** City centres of primary addresses; degrees, and as vectors of the unit sphere. */
    player_places: {
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
  }
}
