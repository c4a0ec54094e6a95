import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'
import { isShutOut, player } from '../people/relation-queries.ts'

/**
 * Tournaments that the player organized or has a place in, as far as they read them in the app; of others nothing is
 * told but that they take part, to those who do. Until it begins nothing is told to players whom the organizer has
 * blocked, and where exactly it is to nobody who was turned down.
 */
export const tournaments = exported(
  ({ userId }) => sql<Exported>`
    select case when t.status = 'Upcoming' and ${isShutOut(sql`t.organizer_id`, player(userId))}
      then jsonb_build_object('id', t.id)
      else jsonb_build_object('id', t.id, 'title', t.title, 'sport', s.name, 'status', t.status, 'open', t.open,
        'ranked', t.ranked, 'format', t.format, 'start_at', t.start_at, 'end_at', t.end_at, 'slots', t.slots,
        'venue', t.venue, 'city', t.city, 'state', t.state, 'zip', t.zip, 'created_at', t.created_at,
        'ended', t.ended, 'ended_at', t.ended_at, 'organized', t.organizer_id = ${userId}::uuid,
        'rules', t.rules, 'message', t.message, 'paid', case when t.organizer_id = ${userId}::uuid then t.paid end,
        'players', (select jsonb_agg(jsonb_build_object('id', o.user_id, 'state', o.state, 'position', o.position)
          order by o.added_at, o.user_id) from tournament_players o where o.tournament_id = t.id
            and (o.user_id = ${userId}::uuid or o.state <> '3' and t.organizer_id = ${userId}::uuid
              or o.state in ('2', '4') and p.state in ('2', '4'))))
      - case when t.organizer_id = ${userId}::uuid or p.state in ('2', '4') or p.asked_by <> 'self'
          or (p.state = '1' and t.status = 'Upcoming') then '{}'::text[]
        else '{venue,zip,rules,message}' end
      end || jsonb_build_object('own', to_jsonb(p) - 'user_id' - 'tournament_id',
      'notes', (select jsonb_agg(jsonb_build_object('message', n.message, 'created_at', n.created_at)
        order by n.created_at, n.id) from tournament_notes n
        where n.tournament_id = t.id and n.user_id = ${userId}::uuid),
      'stars_given', (select jsonb_agg(jsonb_build_object('player', r.rated_id, 'stars', r.stars) order by r.rated_id)
        from tournament_ratings r where r.tournament_id = t.id and r.rater_id = ${userId}::uuid)) as row
    from tournaments t join sports s on s.id = t.sport_id
    left join tournament_players p on p.tournament_id = t.id and p.user_id = ${userId}::uuid
    where t.organizer_id = ${userId}::uuid or p.user_id is not null order by t.start_at, t.id`,
)
