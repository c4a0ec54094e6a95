import { sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { strikesOf } from '../people/strike-queries.ts'
import {
  areFriends,
  friendshipOf,
  isAbsentFor,
  isBlockBetween,
  isMinor,
  isReachable,
  player,
} from '../people/relation-queries.ts'

/** A player whom a captain would ask, as seen from that captain. */
export interface PartnerRow {
  id: string
  hidden: boolean
  available: boolean
  friend: boolean
  teammate: boolean
  kept_apart: boolean
  plays_sport: boolean
  apart: boolean
  strikes: Date[]
  gender_name: string | null
}

interface Partners {
  tournamentId: string
  sportId: string
  organizerId: string
  captainId: string
  teamId: string | null
  ids: readonly string[]
  since: Date
}

/** Of a row p of a tournament's players: on the side of a captain, or asked to it. */
const isOnSide = (captainId: string) => sql`(p.user_id = ${player(captainId)} or p.captain_id = ${player(captainId)}
          or p.asker_id = ${player(captainId)})`

export const listPartners = query(
  (_db, args: Partners) =>
    sql<PartnerRow>`
    select u.id,
      ${isAbsentFor(args.captainId)} as hidden,
      ${isReachable()} as available,
      f.accepted_at is not null as friend,
      exists (select from team_players m where m.team_id = ${args.teamId}::uuid and m.user_id = u.id
        and m.active and m.accepted_at is not null) as teammate,
      (${isMinor()} or ${isMinor('v')}) and f.accepted_at is null as kept_apart,
      coalesce(s.active, false) as plays_sport,
      ${isBlockBetween(sql`u.id`, player(args.organizerId))}
        or exists (select from unnest(${args.ids}::uuid[]) as o (id) where ${isBlockBetween(sql`u.id`, sql`o.id`)})
        or exists (select from tournament_players p where p.tournament_id = ${args.tournamentId}::uuid
          and ${isOnSide(args.captainId)} and ${isBlockBetween(sql`u.id`, sql`p.user_id`)}) as apart,
      ${strikesOf(sql`u.id`, args.since)} as strikes,
      (select name from genders where id = u.gender_id) as gender_name
    from users u join users v on v.id = ${args.captainId}::uuid
    left join ${friendshipOf(sql`u.id`, player(args.captainId))}
    left join player_sports s on s.user_id = u.id and s.sport_id = ${args.sportId}::uuid
    where u.id = ${oneOf(args.ids)}`,
)

/** Whether a block, or an age without a friendship, keeps a player from somebody of a captain's side. */
export const findApart = query(
  (_db, args: { tournamentId: string; captainId: string; userId: string }) =>
    sql<{ apart: boolean }>`
    select exists (select from tournament_players p join users o on o.id = p.user_id
      join users u on u.id = ${args.userId}::uuid
      where p.tournament_id = ${args.tournamentId}::uuid and p.user_id <> u.id and ${isOnSide(args.captainId)}
        and (${isBlockBetween(sql`u.id`, sql`o.id`)}
          or ((${isMinor()} or ${isMinor('o')}) and not ${areFriends(sql`u.id`, sql`o.id`)}))) as apart`,
)
