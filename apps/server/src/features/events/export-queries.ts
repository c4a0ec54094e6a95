import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'
import { isShutOut, player } from '../people/relation-queries.ts'

/**
 * Events that the player organized or has a place in, as far as they read them in the app: where and when the organizer
 * is stays away from players whom the organizer has blocked, and where exactly from those who were turned down.
 */
export const events = exported(
  ({ userId }) => sql<Exported>`
    select case when ${isShutOut(sql`e.organizer_id`, player(userId))} then jsonb_build_object('id', e.id)
      else jsonb_build_object('id', e.id, 'title', e.title, 'open', e.open, 'cancelled', e.cancelled,
        'start_at', e.start_at, 'end_at', e.end_at, 'slots', e.slots, 'venue', e.venue, 'city', e.city,
        'state', e.state, 'zip', e.zip, 'message', e.message, 'organized', e.organizer_id = ${userId}::uuid)
      - case when e.open or e.organizer_id = ${userId}::uuid or p.state <> '3' then '{}'::text[]
        else '{venue,zip,message}' end
      end || jsonb_build_object('own', to_jsonb(p) - 'user_id' - 'event_id') as row
    from events e left join event_places p on p.event_id = e.id and p.user_id = ${userId}::uuid
    where e.organizer_id = ${userId}::uuid or p.user_id is not null order by e.start_at, e.id`,
)
