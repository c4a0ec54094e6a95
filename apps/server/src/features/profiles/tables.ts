import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    genders: { id: string; name: string; place: number }
    addresses: {
      id: string
      user_id: string
      address_line_1: string
      address_line_2: Generated<string>
      city: string
      state: string
      postal_code: string
      lat: number | null
      lon: number | null
      timezone: string | null
      is_primary: boolean
      created_at: Date
    }
  }
}
