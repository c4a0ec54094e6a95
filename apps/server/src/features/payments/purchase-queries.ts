import type { PaymentFailure } from '@gauntlet/contract/payments/endpoints'
import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import type { PaymentState } from './tables.ts'

export interface PurchaseRow {
  id: string
  provider: 'stripe' | 'sandbox'
  amount: number
  points: number
  state: PaymentState
  failure: PaymentFailure | null
  bank_asked: boolean
  card_brand: string | null
  card_last4: string | null
  refunded_cents: number
  dispute: 'none' | 'open' | 'won'
  created_at: Date
}

const COLUMNS = sql`id, provider, amount, points, state, failure, bank_asked, card_brand, card_last4, refunded_cents, dispute,
  created_at`

export const listPurchases = query(
  (_db, args: { userId: string; limit: number; offset: number }) =>
    sql<PurchaseRow>`
    select ${COLUMNS} from payments where user_id = ${args.userId}::uuid
    order by created_at desc, id desc limit ${args.limit}::int offset ${args.offset}::int`,
)

export const countPurchases = query(
  (_db, args: { userId: string }) =>
    sql<{ total: number }>`select count(*)::int as total from payments where user_id = ${args.userId}::uuid`,
)

export const findPurchase = query(
  (_db, args: { id: string; userId: string }) =>
    sql<PurchaseRow>`
    select ${COLUMNS} from payments where id = ${args.id}::uuid and user_id = ${args.userId}::uuid`,
)
