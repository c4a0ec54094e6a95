import { sql } from 'kysely'
import { deleteBite } from '../../platform/database/bites.ts'
import { query } from '../../platform/database/query.ts'
import type { TimeCodeColumns } from './tables.ts'

type Mine = { userId: string }

/** The recipient of a mail about the account. */
export const findOwner = query((db, args: Mine) =>
  db.selectFrom('users').select(['email', 'language']).where('id', '=', args.userId),
)

/** Whatever ends the sessions of an account holds it like this. */
export const lockOwner = query(
  (_db, args: Mine) => sql<{ id: string }>`select id from users where id = ${args.userId}::uuid for no key update`,
)

/** When the session was opened, and since when time codes are on; nothing where the session is no longer there. */
export const findSignIn = query(
  (_db, args: Mine & { sessionId: string }) =>
    sql<{ signed_in_at: Date; time_codes_since: Date | null }>`
    select s.created_at as signed_in_at, t.confirmed_at as time_codes_since
    from sessions s left join time_codes t on t.user_id = s.user_id
    where s.id = ${args.sessionId} and s.user_id = ${args.userId}`,
)

export const findTimeCodesSince = query((db, args: Mine) =>
  db.selectFrom('time_codes').select('confirmed_at').where('user_id', '=', args.userId),
)

export const countSecondProofs = query(
  (_db, args: Mine) =>
    sql<{ time_codes_since: Date | null; recovery_codes_left: number }>`
    select (select confirmed_at from time_codes where user_id = ${args.userId}::uuid) as time_codes_since,
      (select count(*) from recovery_codes where user_id = ${args.userId}::uuid and used_at is null) as recovery_codes_left`,
)

export const lockTimeCodes = query(
  (_db, args: Mine) =>
    sql<TimeCodeColumns>`
    select user_id, secret, created_at, confirmed_at, last_step, wrong, wrong_since
    from time_codes where user_id = ${args.userId} for update`,
)

/** A secret that waits for its first code; one that waits already is forgotten, one that counts stays. */
export const beginTimeCodes = query(
  (_db, args: Mine & { secret: Buffer; now: Date }) =>
    sql`
    insert into time_codes (user_id, secret, created_at) values (${args.userId}, ${args.secret}, ${args.now})
    on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
    where time_codes.confirmed_at is null`,
)

export const confirmTimeCodes = query((db, args: Mine & { step: number; now: Date }) =>
  db
    .updateTable('time_codes')
    .set({ confirmed_at: args.now, last_step: args.step, wrong: 0, wrong_since: null })
    .where('user_id', '=', args.userId),
)

export const takeStep = query((db, args: Mine & { step: number }) =>
  db
    .updateTable('time_codes')
    .set({ last_step: args.step, wrong: 0, wrong_since: null })
    .where('user_id', '=', args.userId),
)

export const keepWrongCode = query((db, args: Mine & { wrong: number; since: Date }) =>
  db.updateTable('time_codes').set({ wrong: args.wrong, wrong_since: args.since }).where('user_id', '=', args.userId),
)

export const takeRecoveryCode = query((db, args: Mine & { codeHash: Buffer; now: Date }) =>
  db
    .updateTable('recovery_codes')
    .set({ used_at: args.now })
    .where('user_id', '=', args.userId)
    .where('code_hash', '=', args.codeHash)
    .where('used_at', 'is', null),
)

export const deleteRecoveryCodes = query((db, args: Mine) =>
  db.deleteFrom('recovery_codes').where('user_id', '=', args.userId),
)

export const insertRecoveryCodes = query(
  (_db, args: Mine & { hashes: string[]; now: Date }) =>
    sql`
    insert into recovery_codes (user_id, code_hash, created_at)
    select ${args.userId}::uuid, decode(hash, 'hex'), ${args.now}::timestamptz from unnest(${args.hashes}::text[]) as hash`,
)

export const insertPasskeyProof = query((db, args: Mine & { tokenHash: Buffer; expiresAt: Date }) =>
  db
    .insertInto('passkey_proofs')
    .values({ token_hash: args.tokenHash, user_id: args.userId, expires_at: args.expiresAt }),
)

/** A passkey's proof counts once. */
export const takePasskeyProof = query((db, args: Mine & { tokenHash: Buffer; now: Date }) =>
  db
    .deleteFrom('passkey_proofs')
    .where('token_hash', '=', args.tokenHash)
    .where('user_id', '=', args.userId)
    .where('expires_at', '>', args.now),
)

export const deleteTimeCodes = query(
  (_db, args: Mine) =>
    sql`with codes as (delete from recovery_codes where user_id = ${args.userId}::uuid)
      delete from time_codes where user_id = ${args.userId}::uuid`,
)

/** The proofs added since a moment; recovery codes go with the time codes that they stand in for. */
export const deleteAdded = query(
  (_db, args: Mine & { since: Date }) =>
    sql<{ passkeys: number; time_codes: number }>`
    with keys as (delete from passkeys where user_id = ${args.userId}::uuid and created_at >= ${args.since} returning 1),
      codes as (delete from time_codes where user_id = ${args.userId}::uuid
        and coalesce(confirmed_at, created_at) >= ${args.since} returning 1),
      proofs as (delete from passkey_proofs where user_id = ${args.userId}::uuid),
      challenges as (delete from passkey_challenges where user_id = ${args.userId}::uuid),
      recovery as (delete from recovery_codes where user_id = ${args.userId}::uuid
        and (created_at >= ${args.since} or exists (select from codes)))
    select (select count(*) from keys) as passkeys, (select count(*) from codes) as time_codes`,
)

export const deleteExpiredChallenges = query((_db, args: { now: Date }) =>
  deleteBite('passkey_challenges', sql`expires_at < ${args.now}`),
)
export const deleteExpiredProofs = query((_db, args: { now: Date }) =>
  deleteBite('passkey_proofs', sql`expires_at < ${args.now}`),
)
