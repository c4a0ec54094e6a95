import type { Generated } from 'kysely'

declare module '../database/tables.ts' {
  interface Tables {
    push_keys: { only_one: Generated<boolean>; public_key: Buffer; private_key: Buffer; created_at: Date }
    push_subscriptions: {
      session_id: string
      user_id: string
      endpoint: string
      service: string
      p256dh: Buffer
      auth: Buffer
      created_at: Date
    }
    pushes: {
      id: string
      session_id: string
      service: string
      topic: string
      payload: string
      created_at: Date
      due_at: Date
      expires_at: Date
      attempts: Generated<number>
      notice_id: Generated<string | null>
    }
  }
}
