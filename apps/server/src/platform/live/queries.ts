import { sql } from 'kysely'
import { query } from '../database/query.ts'

/** In id order, so that two transactions that touch the same players cannot wait for each other. */
export const bumpVersions = query(
  (_db, args: { ids: readonly string[] }) =>
    sql`insert into player_versions as v (user_id, version, seq)
      select id, 1, nextval('player_version_seq') from unnest(${args.ids}::uuid[]) as id order by id
      on conflict (user_id) do update set version = v.version + 1, seq = nextval('player_version_seq')`,
)

export const versionsAfter = query(
  (_db, args: { seq: number }) =>
    sql<{ user_id: string; version: number; seq: number }>`
    select user_id, version, seq from player_versions where seq > ${args.seq} order by seq limit 10000`,
)

export const lastSeq = query(() => sql<{ seq: number }>`select coalesce(max(seq), 0) as seq from player_versions`)
