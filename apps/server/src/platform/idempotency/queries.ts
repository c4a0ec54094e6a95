import { sql } from 'kysely'
import { deleteBite } from '../database/bites.ts'
import { query } from '../database/query.ts'

interface Key {
  userId: string
  keyHash: Buffer
}

/** Waits where another request is under way with the same key; 0 where one has been answered. */
export const takeKey = query((db, args: Key & { requestHash: Buffer; now: Date; keptUntil: Date | null }) =>
  db
    .insertInto('idempotency_keys')
    .values({
      user_id: args.userId,
      key_hash: args.keyHash,
      request_hash: args.requestHash,
      answer: '',
      created_at: args.now,
      kept_until: args.keptUntil,
    })
    .onConflict(conflict => conflict.doNothing()),
)

export const keepAnswer = query((db, args: Key & { answer: string }) =>
  db
    .updateTable('idempotency_keys')
    .set({ answer: args.answer })
    .where('user_id', '=', args.userId)
    .where('key_hash', '=', args.keyHash),
)

export const findAnswer = query((db, args: Key) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', args.userId)
    .where('key_hash', '=', args.keyHash),
)

export const forgetKeys = query((_db, args: { now: Date; before: Date }) =>
  deleteBite('idempotency_keys', sql`created_at < ${args.before} and (kept_until is null or kept_until < ${args.now})`),
)
