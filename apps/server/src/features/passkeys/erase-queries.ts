import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const erasePasskeys = query(
  (_db, args: { userId: string }) => sql`
    with asked as (delete from passkey_challenges where user_id = ${args.userId}::uuid),
      proofs as (delete from passkey_proofs where user_id = ${args.userId}::uuid)
    delete from passkeys where user_id = ${args.userId}::uuid`,
)
