import type { GuestKind } from '@gauntlet/contract/guests/endpoints'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    guests: GuestColumns
  }
}

/** A person without an account who has a place in something. */
export interface GuestColumns {
  user_id: string
  kind: GuestKind
  thing_id: string
  host_id: string
  code_hash: Buffer | null
  named_at: Date
}
