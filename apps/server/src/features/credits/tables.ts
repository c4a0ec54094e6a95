import type { CreditReason } from '@gauntlet/contract/credits/endpoints'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    credit_packages: { id: string; amount: number; point: number }
    credit_entries: {
      id: string
      user_id: string
      points: number
      /** 'refund' gives back what a match cost; 'returned' takes the credits of a payment that was refunded. */
      reason: CreditReason
      cause: string | null
      created_at: Date
    }
    welcomed: { email_hash: Buffer; welcomed_at: Date }
  }
}
