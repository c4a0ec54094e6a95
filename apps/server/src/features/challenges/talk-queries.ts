import { sql } from 'kysely'
import { nobodyShutOut, talkedOf, type TalkedRow } from '../../platform/features/talking.ts'

export const talked = talkedOf(
  id => sql<TalkedRow>`
    select s.name as title, null::uuid as organizer_id, c.ended_at as ends_at,
      array(select p.user_id from challenge_players p
        where p.challenge_id = c.id and p.state = 'accepted') as user_ids, ${nobodyShutOut}
    from challenges c join sports s on s.id = c.sport_id where c.id = ${id}`,
)
