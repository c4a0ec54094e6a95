import { sql } from 'kysely'
import { query } from '../database/query.ts'

/** In id order, so that two transactions that touch the same players cannot wait for each other. */
export const bumpVersions = query(
  (_db, args: { ids: readonly string[] }) =>
    sql`insert into player_versions as v (user_id, version, seq)
      select id, 1, nextval('player_version_seq') from unnest(${args.ids}::uuid[]) as id order by id
      on conflict (user_id) do update set version = v.version + 1, seq = nextval('player_version_seq')`,
)

/** The same with things that changed: in one statement, since it stands in the path of whatever players do. */
export const bumpThings = query(
  (_db, args: { thingIds: readonly string[]; ids: readonly string[] }) =>
    sql`with things as (
      insert into thing_versions (thing_id, seq)
      select id, nextval('player_version_seq') from unnest(${args.thingIds}::uuid[]) as id order by id
      on conflict (thing_id) do update set seq = nextval('player_version_seq'))
    insert into player_versions as v (user_id, version, seq)
      select id, 1, nextval('player_version_seq') from unnest(${args.ids}::uuid[]) as id order by id
      on conflict (user_id) do update set version = v.version + 1, seq = nextval('player_version_seq')`,
)

/** The number of a thing's last change; none where nothing has changed since it was made. */
export const findThing = query(
  (_db, args: { thingId: string }) =>
    sql<{ seq: number }>`select seq from thing_versions where thing_id = ${args.thingId}::uuid`,
)

/** Changes that a node tells players' streams of: lists that changed, sessions that ended. */
export const newsAfter = query(
  (_db, args: { seq: number }) =>
    sql<{ user_id: string | null; version: number; session_id: string | null; seq: number }>`
    (select user_id, version, null::uuid as session_id, seq from player_versions where seq > ${args.seq}
      order by seq limit 10000)
    union all
    (select null, 0, session_id, seq from ended_sessions where seq > ${args.seq} order by seq limit 10000)
    order by seq limit 10000`,
)

/** And those that look at a thing: that it changed. */
export const thingsAfter = query(
  (_db, args: { seq: number }) =>
    sql<{ thing_id: string; seq: number }>`
    select thing_id, seq from thing_versions where seq > ${args.seq} order by seq limit 10000`,
)

export const lastSeq = query(
  () => sql<{ seq: number }>`
    select greatest((select coalesce(max(seq), 0) from player_versions),
      (select coalesce(max(seq), 0) from ended_sessions), (select coalesce(max(seq), 0) from thing_versions)) as seq`,
)

export const sessionEnds = query(
  (_db, args: { ids: readonly string[] }) =>
    sql<{ id: string; expires_at: Date }>`select id, expires_at from sessions where id = any(${args.ids}::uuid[])`,
)
