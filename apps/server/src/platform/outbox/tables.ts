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
    }
  }
}
