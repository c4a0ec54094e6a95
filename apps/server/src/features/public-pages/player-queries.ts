import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import type { PublicNameRow } from '../cards/queries.ts'
import { isGone, isMinor, isNoMinor, isReachable } from '../people/relation-queries.ts'

export interface PublicPlayerRow extends PublicNameRow {
  public_profile: boolean
}

/** A player whose e-mail is verified. */
export const findPublicPlayer = query(
  (_db, args: { id: string }) => sql<PublicPlayerRow>`
    select u.id, u.first_name, u.last_name, ${isMinor()} as minor, ${isGone()} as gone, u.public_name, u.public_profile
    from users u where u.id = ${args.id}::uuid and u.verified_at is not null`,
)

export interface PublicSportRow {
  name: string
  anchor: number
  mean: number | null
  variance: number | null
  rated_day: number | null
  settled: boolean
  played: number
  wins: number
}

/** The sports that a player plays, what was played most first. */
export const listPublicSports = query(
  (_db, args: { id: string }) => sql<PublicSportRow>`
    select s.name, s.anchor, p.mean, p.variance, p.rated_day, p.settled, p.played, p.wins
    from player_sports p join sports s on s.id = p.sport_id
    where p.user_id = ${args.id}::uuid and p.active
    order by p.played desc, lower(s.name) collate "C", s.id`,
)

/** The last matches that a player has completed without anybody under 18. */
export const listLastMatches = query(
  (_db, args: { id: string; limit: number }) => sql<{ challenge_id: string }>`
    select p.challenge_id from challenge_players p
    where p.user_id = ${args.id}::uuid and p.status = '4' and p.state = 'accepted'
      and not exists (select from challenge_players o join users u on u.id = o.user_id
        where o.challenge_id = p.challenge_id and o.state = 'accepted' and ${isMinor()})
    order by p.start_at desc, p.challenge_id limit ${args.limit}::int`,
)

/** Players with a page, for search engines. */
export const listMappedPlayers = query(
  (_db, args: { limit: number }) => sql<{ id: string }>`
    select u.id from users u where u.public_profile and ${isReachable()} and ${isNoMinor()}
    order by u.id desc limit ${args.limit}::int`,
)
