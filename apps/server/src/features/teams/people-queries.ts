import { sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import {
  areFriends,
  hasBlocked,
  isBlockBetween,
  isGone,
  isMinor,
  isReachable,
  player,
} from '../people/relation-queries.ts'

/** A player of a team, and how they stand to the viewer. */
export interface TeamPlayerRow {
  team_id: string
  user_id: string
  accepted_at: Date | null
  active: boolean
  minor: boolean
  friend: boolean
  /** The player has blocked the viewer. */
  blocks: boolean
  /** The account is closed or suspended. */
  gone: boolean
  /** The level in the team's sport; null for a player without a level. */
  mean: number | null
  settled: boolean | null
  anchor: number
  stars: number | null
}

/** For users u: whether they are minors, friends, gone, and whether they have blocked the viewer. */
const relation = (viewerId: string) => sql`${isMinor()} as minor,
      ${areFriends(sql`u.id`, player(viewerId))} as friend, ${hasBlocked(sql`u.id`, player(viewerId))} as blocks,
      ${isGone()} as gone`

/** The captain first, then the active players, those set aside and those who are asked; each group by name. */
export const listPlayers = query(
  (_db, args: { teamIds: readonly string[]; viewerId: string }) =>
    sql<TeamPlayerRow>`
    select p.team_id, p.user_id, p.accepted_at, p.active, ${relation(args.viewerId)},
      l.mean, l.settled, s.anchor, u.stars
    from team_players p
    join teams t on t.id = p.team_id
    join users u on u.id = p.user_id
    join sports s on s.id = t.sport_id
    left join player_sports l on l.user_id = p.user_id and l.sport_id = t.sport_id
    where p.team_id = ${oneOf(args.teamIds)}
    order by p.team_id, p.user_id <> t.owner_id, p.accepted_at is null, not p.active, u.name_key collate "C", u.id`,
)

export interface PersonRow {
  user_id: string
  available: boolean
  blocked: boolean
  minor: boolean
  friend: boolean
  /** The person has blocked the viewer. */
  blocks: boolean
  gone: boolean
}

/** The relation of these people to the viewer. */
export const listPersons = query(
  (_db, args: { ids: readonly string[]; viewerId: string }) =>
    sql<PersonRow>`
    select u.id as user_id,
      ${isReachable()} and not ${hasBlocked(sql`u.id`, player(args.viewerId))} as available,
      ${hasBlocked(player(args.viewerId), sql`u.id`)} as blocked,
      ${relation(args.viewerId)}
    from users u where u.id = ${oneOf(args.ids)}`,
)

/**
 * Removes from a team the players whom a block keeps apart from its owner, and those who are asked and could not be by
 * this owner: under-18s are asked by friends alone, and a team of theirs is there for friends alone.
 */
export const deleteKeptApart = query(
  (_db, args: { teamId: string; ownerId: string }) =>
    sql<{ user_id: string }>`
    delete from team_players p using users u, users o
    where p.team_id = ${args.teamId}::uuid and u.id = p.user_id and o.id = ${args.ownerId}::uuid
      and (${isBlockBetween(sql`u.id`, sql`o.id`)} or (p.accepted_at is null
        and (${isMinor()} or ${isMinor('o')}) and not ${areFriends(sql`u.id`, sql`o.id`)}))
    returning p.user_id`,
)
