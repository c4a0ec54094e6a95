import type { PaymentFailure } from '@gauntlet/contract/payments/endpoints'
import type { Dispute } from '@gauntlet/rules/payments/taking-back'

export type PaymentState = 'begun' | 'charged' | 'credited' | 'failed'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    payments: {
      id: string
      user_id: string
      provider: 'stripe' | 'sandbox'
      token_hash: Buffer
      amount: number
      points: number
      state: PaymentState
      failure: PaymentFailure | null
      reference: string | null
      refunded_cents: number
      dispute: Dispute
      bank_asked: boolean
      card_brand: string | null
      card_last4: string | null
      created_at: Date
      updated_at: Date
    }
  }
}
