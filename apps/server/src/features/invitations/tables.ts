import type { InvitationKind } from '@gauntlet/contract/invitations/endpoints'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    invitations: {
      id: string
      inviter_id: string
      email: string
      kind: InvitationKind
      thing_id: string
      invited_at: Date
    }
    invited_addresses: { email_hash: Buffer; invited_at: Date; token: string | null }
    invitations_sent: { id: string; inviter_id: string; sent_at: Date }
  }
}
