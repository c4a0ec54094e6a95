import type { ContactReason } from '@gauntlet/contract/contact/endpoints'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    contact_messages: {
      id: string
      created_at: Date
      first_name: string
      last_name: string
      email: string
      reason: ContactReason
      message: string
      sender_id: string | null
      challenge_id: string | null
      tournament_id: string | null
      player_id: string | null
    }
  }
}
