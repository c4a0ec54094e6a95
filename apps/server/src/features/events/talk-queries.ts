import { sql } from 'kysely'
import { talkedOf, type TalkedRow } from '../../platform/features/talking.ts'
import { isShutOut } from '../people/relation-queries.ts'

export const talked = talkedOf(
  id => sql<TalkedRow>`
    select e.title, e.organizer_id, e.end_at as ends_at,
      array(select e.organizer_id union select p.user_id from event_places p
        where p.event_id = e.id and p.state = '2') as user_ids,
      array(select p.user_id from event_places p where p.event_id = e.id and p.state = '2'
        and ${isShutOut(sql`e.organizer_id`, sql`p.user_id`)}) as shut_out_ids,
      null::timestamptz as shut_out_until
    from events e where e.id = ${id}`,
)
