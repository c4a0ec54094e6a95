import { sql } from 'kysely'
import { pick } from '../../platform/database/columns.ts'
import { query } from '../../platform/database/query.ts'
import { type ChallengePurpose, PASSKEY_COLUMNS, type PasskeyColumns } from './tables.ts'

type Mine = { userId: string }

export const listPasskeys = query((db, args: Mine) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'name', 'created_at', 'last_used_at', 'synced'])
    .where('user_id', '=', args.userId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(500),
)

export const findNames = query((db, args: Mine) =>
  db.selectFrom('users').select(['email', 'first_name', 'last_name']).where('id', '=', args.userId),
)

/** A passkey by the authenticator's name of it. */
export const findPasskey = query((db, args: { credentialId: Buffer }) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', args.credentialId),
)

export const insertPasskey = query((db, args: PasskeyColumns) =>
  db.insertInto('passkeys').values(pick(args, PASSKEY_COLUMNS)),
)

/** None where another answer with as high a counter was taken meanwhile. */
export const notePasskeyUse = query(
  (_db, args: { id: string; counter: number; synced: boolean; now: Date }) =>
    sql`
    update passkeys set counter = ${args.counter}::bigint, synced = ${args.synced}::boolean, last_used_at = ${args.now}
    where id = ${args.id} and (counter < ${args.counter}::bigint or counter = 0)`,
)

export const renamePasskey = query((db, args: Mine & { id: string; name: string }) =>
  db.updateTable('passkeys').set({ name: args.name }).where('id', '=', args.id).where('user_id', '=', args.userId),
)

/**
 * The player's passkeys and whether there is a password, under the player's lock: two never remove the last two at
 * once.
 */
export const lockWaysIn = query(
  (_db, args: Mine) =>
    sql<{ has_password: boolean; passkeys: number }>`
    select password_hash <> '' as has_password,
      (select count(*) from passkeys where user_id = ${args.userId}::uuid) as passkeys
    from users where id = ${args.userId}::uuid for no key update`,
)

export const deletePasskey = query((db, args: Mine & { id: string }) =>
  db.deleteFrom('passkeys').where('id', '=', args.id).where('user_id', '=', args.userId).returning('name'),
)

export const insertChallenge = query(
  (db, args: { challengeHash: Buffer; purpose: ChallengePurpose; userId: string | null; expiresAt: Date }) =>
    db.insertInto('passkey_challenges').values({
      challenge_hash: args.challengeHash,
      purpose: args.purpose,
      user_id: args.userId,
      expires_at: args.expiresAt,
    }),
)

/** A challenge is good once: taking it deletes it. */
export const takeChallenge = query(
  (_db, args: { challengeHash: Buffer; purpose: ChallengePurpose; userId: string | null; now: Date }) =>
    sql`
    delete from passkey_challenges where challenge_hash = ${args.challengeHash} and purpose = ${args.purpose}
      and user_id is not distinct from ${args.userId}::uuid and expires_at > ${args.now}`,
)
