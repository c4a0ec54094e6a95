import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'
import { blocksOf, player } from '../people/relation-queries.ts'

export const blocked = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(b) as row from (${blocksOf(player(userId))}) b order by b.created_at, b.id`,
)
