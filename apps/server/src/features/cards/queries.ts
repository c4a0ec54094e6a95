import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { oneOf } from '../../platform/database/lists.ts'
import { isAbsentFor, isGone, isHiddenFrom, isMinor } from '../people/relation-queries.ts'

export interface CardRow {
  id: string
  first_name: string
  last_name: string
  former: boolean
  age: number | null
  image: string | null
  stars: number | null
  gender_id: string | null
  gender_name: string | null
  city: string | null
  state: string | null
  /** null where the cards are about no sport. */
  anchor: number | null
  mean: number | null
  settled: boolean | null
}

/** The columns of a player's card, whatever the sport; of users u, genders g and addresses a. */
export const cardColumns = sql`u.id, u.first_name, u.last_name, u.deleted_at is not null as former, u.age, u.image,
  u.stars, g.id as gender_id, g.name as gender_name, a.city, a.state`
export const cardTables = sql`left join genders g on g.id = u.gender_id
    left join addresses a on a.user_id = u.id and a.is_primary`

export const listCards = query(
  (_db, args: { ids: readonly string[]; sportId: string | null }) =>
    sql<CardRow>`
    select ${cardColumns}, s.anchor, p.mean, p.settled
    from users u
    ${cardTables}
    left join sports s on s.id = ${args.sportId}::uuid
    left join player_sports p on p.user_id = u.id and p.sport_id = s.id
    where u.id = ${oneOf(args.ids)}`,
)

export const listHidden = query(
  (_db, args: { viewerId: string; ids: readonly string[] }) =>
    sql<{ id: string }>`
    select u.id from users u where u.id = ${oneOf(args.ids)} and ${isHiddenFrom(args.viewerId)}`,
)

export const listThere = query(
  (_db, args: { viewerId: string; ids: readonly string[] }) =>
    sql<{ id: string }>`
    select u.id from users u where u.id = ${oneOf(args.ids)} and not ${isAbsentFor(args.viewerId)}`,
)

/** A player, with all that decides whether visitors read the name. */
export interface PublicNameRow {
  id: string
  first_name: string
  last_name: string
  minor: boolean
  gone: boolean
  public_name: boolean
}

export const listPublicNames = query(
  (_db, args: { ids: readonly string[] }) => sql<PublicNameRow>`
    select u.id, u.first_name, u.last_name, ${isMinor()} as minor, ${isGone()} as gone, u.public_name
    from users u where u.id = ${oneOf(args.ids)}`,
)
