import { sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { strikesOf } from '../people/strike-queries.ts'
import { friendshipOf, isBlockBetween, isGone, isMinor, isReachable } from '../people/relation-queries.ts'

/** Players as the organizer's rules see them. */
export interface PersonRow {
  id: string
  /** Cannot be reached: not verified, suspended, closed. */
  gone: boolean
  organizer_gone: boolean
  blocked: boolean
  minor: boolean
  organizer_minor: boolean
  friend: boolean
  plays: boolean
  mean: number | null
  settled: boolean
  gender_name: string | null
  strikes: Date[]
  /** The rank at which newcomers to the sport start. */
  anchor: number
}

export const listPersons = query(
  (_db, args: { organizerId: string; ids: readonly string[]; sportId: string; since: Date }) =>
    sql<PersonRow>`
    select u.id, not ${isReachable()} as gone,
      ${isGone('o')} as organizer_gone,
      ${isBlockBetween(sql`u.id`, sql`o.id`)} as blocked,
      ${isMinor()} as minor, ${isMinor('o')} as organizer_minor,
      f.accepted_at is not null as friend, coalesce(s.active, false) as plays, s.mean, coalesce(s.settled, false) as settled,
      (select name from genders where id = u.gender_id) as gender_name, t.anchor,
      ${strikesOf(sql`u.id`, args.since)} as strikes
    from users u
    join users o on o.id = ${args.organizerId}::uuid
    join sports t on t.id = ${args.sportId}::uuid
    left join ${friendshipOf(sql`u.id`, sql`o.id`)}
    left join player_sports s on s.user_id = u.id and s.sport_id = ${args.sportId}::uuid
    where u.id = ${oneOf(args.ids)}`,
)
