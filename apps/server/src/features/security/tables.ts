import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    known_devices: { user_id: string; device_hash: Buffer; first_at: Date; last_at: Date }
    security_events: {
      id: string
      user_id: string
      kind: string
      at: Date
      times: Generated<number>
      device: string | null
      network: Buffer | null
      session_id: string | null
    }
  }
}
