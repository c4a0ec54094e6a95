import type { Ask } from '@gauntlet/rules/notices/asks'
import { sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'

/** Unread notices by which a player asks others for something, from after a moment. */
export const listUnreadFrom = query(
  (_db, args: { userIds: readonly string[]; actorId: string; asks: readonly string[]; since: Date }) =>
    sql<Ask & { user_id: string }>`
    select user_id, kind || '.' || name as ask, link from notices
    where user_id = ${oneOf(args.userIds)} and actor_id = ${args.actorId}::uuid
      and kind || '.' || name = any(${args.asks}::text[]) and read_at is null
      and created_at > ${args.since}::timestamptz`,
)

/**
 * Those among players who were told that they are asked for something (`link`), and have no unread notice about it of
 * one that comes once, from after a moment.
 */
export const listToldOfAsk = query(
  (
    _db,
    args: {
      userIds: readonly string[]
      link: string
      /** Names of notices by which somebody asks, as 'kind.name'. */
      asks: readonly string[]
      /** The notice that comes once, as 'kind.name'; null where each is told. */
      once: string | null
      since: Date
    },
  ) =>
    sql<{ user_id: string }>`
    select distinct n.user_id from notices n
    where n.user_id = ${oneOf(args.userIds)} and n.link = ${args.link}
      and n.kind || '.' || n.name = any(${args.asks}::text[])
      and not exists (
        select from notices o
        where o.user_id = n.user_id and o.link = n.link and o.kind || '.' || o.name = ${args.once}::text
          and o.read_at is null and o.created_at > ${args.since}::timestamptz)`,
)
