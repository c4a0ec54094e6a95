import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** New to these players, and to the organizer if they are one of them. */
export const markUnseen = query(
  (_db, args: { id: string; ids: readonly string[] }) => sql`
    with organizer as (
      update tournaments set organizer_unseen = true
      where id = ${args.id}::uuid and organizer_id = any(${args.ids}::uuid[])
    )
    update tournament_players set unseen = true
    where tournament_id = ${args.id}::uuid and user_id = any(${args.ids}::uuid[])`,
)

export const markSeen = query(
  (_db, args: { id: string; userId: string }) => sql`
    with organizer as (
      update tournaments set organizer_unseen = false
      where id = ${args.id}::uuid and organizer_id = ${args.userId}::uuid and organizer_unseen
    )
    update tournament_players set unseen = false
    where tournament_id = ${args.id}::uuid and user_id = ${args.userId}::uuid and unseen`,
)
