import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    notices: {
      id: string
      user_id: string
      kind: string
      name: string
      actor_id: string | null
      /** JSON text. */
      params: string
      /** JSON text. */
      people: Generated<string>
      link: string
      created_at: Date
      read_at: Date | null
      mail_at: Generated<Date | null>
      mail_waits: Generated<boolean>
    }
    notice_choices: {
      user_id: string
      token: string
      app_off: Generated<string[]>
      mail_off: Generated<string[]>
      push_off: Generated<string[]>
      mail_daily: Generated<string[]>
      zone: Generated<string | null>
      quiet_from: Generated<number | null>
      quiet_to: Generated<number | null>
      digest_from: Generated<Date | null>
      digest_at: Generated<Date | null>
    }
  }
}
