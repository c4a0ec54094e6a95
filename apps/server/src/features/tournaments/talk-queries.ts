import { sql } from 'kysely'
import { talkedOf, type TalkedRow } from '../../platform/features/talking.ts'
import { isShutOut } from '../people/relation-queries.ts'

export const talked = talkedOf(
  id => sql<TalkedRow>`
    select t.title, t.organizer_id, t.ended_at as ends_at,
      array(select t.organizer_id union select p.user_id from tournament_players p
        where p.tournament_id = t.id and p.state in ('2', '4')) as user_ids,
      array(select p.user_id from tournament_players p where p.tournament_id = t.id and p.state in ('2', '4')
        and ${isShutOut(sql`t.organizer_id`, sql`p.user_id`)}) as shut_out_ids,
      least(t.start_at, t.ended_at) as shut_out_until
    from tournaments t where t.id = ${id}`,
)
