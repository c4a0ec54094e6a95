import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'
import { friendshipsOf, player } from '../people/relation-queries.ts'

export const friends = exported(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'asked_by', f.asked_by,
      'asked_at', f.asked_at, 'accepted_at', f.accepted_at) as row
    from (${friendshipsOf(player(userId))}) f join users u on u.id = f.id order by f.asked_at, u.id`,
)

export const friendRequests = exported(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('asked', a.asked_id, 'asked_at', a.asked_at) as row from friend_asks a
    where asker_id = ${userId} order by asked_at, asked_id`,
)
