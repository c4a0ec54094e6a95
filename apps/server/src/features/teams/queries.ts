import { sql } from 'kysely'
import { named, pick, without } from '../../platform/database/columns.ts'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { areFriends, hasBlocked, isGone, isNoMinor, player } from '../people/relation-queries.ts'
import { TEAM_COLUMNS, type TeamColumns, TEAM_PLAYER_COLUMNS, type TeamPlayerColumns } from './tables.ts'

/** A team with the name of its sport. */
export interface TeamRow extends TeamColumns {
  sport_name: string
}
const teams = sql`select ${named('t', TEAM_COLUMNS)}, s.name as sport_name from teams t join sports s on s.id = t.sport_id`

export const findTeam = query((_db, args: { id: string }) => sql<TeamRow>`${teams} where t.id = ${args.id}::uuid`)
/** Whoever changes a team or its players holds its row. */
export const lockTeam = query(
  (_db, args: { id: string }) => sql<TeamRow>`${teams} where t.id = ${args.id}::uuid for update of t`,
)
export const listTeams = query(
  (_db, args: { ids: readonly string[] }) => sql<TeamRow>`${teams} where t.id = ${oneOf(args.ids)}`,
)

/** First the teams that ask the viewer, then those owned or joined; each group by name. */
export const listOwnIds = query(
  (_db, args: { viewerId: string; limit: number }) =>
    sql<{ id: string }>`
    select t.id from (
      select team_id, accepted_at is null as asked from team_players where user_id = ${args.viewerId}::uuid
      union
      select o.id, false from teams o where o.owner_id = ${args.viewerId}::uuid
    ) own join teams t on t.id = own.team_id
    order by own.asked desc, t.name_key collate "C", t.id limit ${args.limit}::int`,
)

/** A text above every name that begins with a prefix, in the order of collation "C". */
const END = sql`chr(1114111)`

interface Named {
  viewerId: string
  prefix: string
}

/** Teams whose folded name begins with a text, as far as the viewer may see them. */
const byName = (args: Named) => sql`
    from teams t join users o on o.id = t.owner_id
    where t.name_key collate "C" >= ${args.prefix} and t.name_key collate "C" < ${args.prefix} || ${END} and (
      t.owner_id = ${args.viewerId}::uuid
      or exists (select from team_players p where p.team_id = t.id and p.user_id = ${args.viewerId}::uuid)
      or (t.active and not ${isGone('o')} and not ${hasBlocked(sql`t.owner_id`, player(args.viewerId))}
        and (${isNoMinor('o')} or ${areFriends(sql`o.id`, player(args.viewerId))})))`

export const listNamedIds = query(
  (_db, args: Named & { limit: number; offset: number }) =>
    sql<{ id: string }>`
    select t.id ${byName(args)}
    order by t.name_key collate "C", t.id limit ${args.limit}::int offset ${args.offset}::int`,
)
export const countNamed = query((_db, args: Named) => sql<{ total: number }>`select count(*) as total ${byName(args)}`)

export const countOwned = query(
  (_db, args: { ownerId: string }) =>
    sql<{ owned: number }>`select count(*) as owned from teams where owner_id = ${args.ownerId}::uuid`,
)
export const listOwnedIds = query(
  (_db, args: { ownerId: string }) =>
    sql<{ id: string }>`select id from teams where owner_id = ${args.ownerId}::uuid order by id`,
)
export const listJoinedIds = query(
  (_db, args: { userId: string }) =>
    sql<{ id: string }>`select team_id as id from team_players where user_id = ${args.userId}::uuid order by team_id`,
)
/** Teams that one of two players owns and the other is in, or is asked to join. */
export const listSharedIds = query(
  (_db, args: { ids: readonly string[] }) =>
    sql<{ id: string }>`
    select t.id from teams t join team_players p on p.team_id = t.id
    where t.owner_id = any(${args.ids}::uuid[]) and p.user_id = any(${args.ids}::uuid[]) and p.user_id <> t.owner_id
    order by t.id`,
)

export const insertTeam = query((db, args: TeamColumns) => db.insertInto('teams').values(pick(args, TEAM_COLUMNS)))
export const updateTeam = query((db, args: Omit<TeamColumns, 'created_at'>) =>
  db
    .updateTable('teams')
    .set(pick(args, without(TEAM_COLUMNS, ['id', 'created_at'])))
    .where('id', '=', args.id),
)
export const deleteTeam = query((db, args: { id: string }) => db.deleteFrom('teams').where('id', '=', args.id))

export const insertPlayer = query((db, args: TeamPlayerColumns) =>
  db.insertInto('team_players').values(pick(args, TEAM_PLAYER_COLUMNS)),
)
export const acceptPlace = query((db, args: { teamId: string; userId: string; now: Date }) =>
  db
    .updateTable('team_players')
    .set({ accepted_at: args.now, active: true })
    .where('team_id', '=', args.teamId)
    .where('user_id', '=', args.userId)
    .where('accepted_at', 'is', null),
)
export const setActive = query((db, args: { teamId: string; userId: string; active: boolean }) =>
  db
    .updateTable('team_players')
    .set({ active: args.active })
    .where('team_id', '=', args.teamId)
    .where('user_id', '=', args.userId),
)
export const deletePlayer = query((db, args: { teamId: string; userId: string }) =>
  db.deleteFrom('team_players').where('team_id', '=', args.teamId).where('user_id', '=', args.userId),
)
