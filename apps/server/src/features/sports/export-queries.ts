import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

export const sports = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(p) - 'user_id' || jsonb_build_object('sport', s.name) as row
    from player_sports p join sports s on s.id = p.sport_id where p.user_id = ${userId}
    order by s.name collate "C"`,
)
