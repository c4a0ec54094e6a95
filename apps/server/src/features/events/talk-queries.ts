import { sql } from 'kysely'
import { talkedOf, type TalkedRow } from '../../platform/features/talking.ts'

export const talked = talkedOf(
  id => sql<TalkedRow>`
    select e.title, e.organizer_id, e.end_at as ends_at,
      array(select e.organizer_id union select p.user_id from event_places p
        where p.event_id = e.id and p.state = '2') as user_ids
    from events e where e.id = ${id}`,
)
