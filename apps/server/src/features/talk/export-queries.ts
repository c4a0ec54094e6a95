import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

export const talkMessages = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(m) - 'author_id' || jsonb_build_object('kind', t.kind) as row
    from talk_messages m join talk_threads t using (thing_id)
    where m.author_id = ${userId}::uuid order by m.created_at, m.thing_id, m.number`,
)

/** Threads that the player has read or muted. */
export const talkRead = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(p) - 'user_id' as row from talk_people p where p.user_id = ${userId}::uuid order by p.thing_id`,
)

/** Without what others said. */
export const talkReports = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(r) - '{reporter_id,id,author_id,around}'::text[] as row from talk_reports r
    where r.reporter_id = ${userId}::uuid order by r.created_at, r.id`,
)
