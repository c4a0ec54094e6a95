import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { behindBlocks, friendshipsOf, player } from '../people/relation-queries.ts'

export interface FaceRow {
  first_name: string
  last_name: string
  age: number | null
  image: string | null
  gender_id: string | null
  city: string | null
  state: string | null
}

/** The parts of a player that every card shows. */
export const findFace = query(
  (_db, args: { id: string }) =>
    sql<FaceRow>`
    select u.first_name, u.last_name, u.age, u.image, u.gender_id, a.city, a.state
    from users u left join addresses a on a.user_id = u.id and a.is_primary
    where u.id = ${args.id}::uuid`,
)

/** Those behind a block of a player, either way. */
export const listBehindBlocks = query(
  (_db, args: { id: string }) => sql<{ id: string }>`${behindBlocks(player(args.id))}`,
)

/** Friends of a player, and those between whom and the player there is a request. */
export const listFriends = query(
  (_db, args: { id: string }) =>
    sql<{ id: string }>`
    select u.id from (${friendshipsOf(player(args.id))}) f join users u on u.id = f.id
    where u.id <> ${args.id}::uuid and u.deleted_at is null`,
)
