import { sql } from 'kysely'
import { nobodyShutOut, talkedOf, type TalkedRow } from '../../platform/features/talking.ts'

export const talked = talkedOf(
  id => sql<TalkedRow>`
    select t.name as title, null::uuid as organizer_id, null::timestamptz as ends_at,
      array(select t.owner_id union select p.user_id from team_players p
        where p.team_id = t.id and p.accepted_at is not null) as user_ids, ${nobodyShutOut}
    from teams t where t.id = ${id}`,
)
