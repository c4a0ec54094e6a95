import type { Generated } from 'kysely'

declare module '../database/tables.ts' {
  interface Tables {
    mail_outbox: {
      id: string
      recipient: string
      subject: string
      text_body: string
      html_body: string
      /** JSON text. */
      headers: string
      created_at: Date
      due_at: Date
      attempts: Generated<number>
      failure: string | null
      class: string
      urgent: boolean
      player_id: string | null
      notice_id: Generated<string | null>
    }
    mail_budgets: { recipient_hash: Buffer; class: string; free_at: Date }
    mail_stops: { recipient_hash: Buffer; stopped_at: Date }
    held_notices: { player_id: string; held: number; since: Date }
  }
}
