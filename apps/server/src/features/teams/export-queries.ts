import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

/** Teams that the player owns, has joined, or is asked to join. */
export const teams = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(t) - 'owner_id' - 'name_key' || jsonb_build_object('sport', s.name,
      'own', t.owner_id = ${userId}::uuid, 'asked_at', p.asked_at, 'accepted_at', p.accepted_at,
      'plays', p.active) as row
    from teams t join sports s on s.id = t.sport_id
    left join team_players p on p.team_id = t.id and p.user_id = ${userId}::uuid
    where t.owner_id = ${userId}::uuid or p.user_id is not null order by t.name_key collate "C", t.id`,
)
