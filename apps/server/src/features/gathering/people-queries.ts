import { sql } from 'kysely'
import { excluded, listed, named } from '../../platform/database/columns.ts'

/** Where a noun keeps the people of a thing: one row each, identified by the thing and the player, with `unseen`. */
interface PeopleTable {
  table: 'challenge_players' | 'tournament_players' | 'event_places'
  thing: 'challenge_id' | 'tournament_id' | 'event_id'
  columns: readonly string[]
  /** The columns of a row that change. */
  changed: readonly string[]
}

/** People as JSON of their rows. Among known ones, `unseen` lists the players to whom the thing is new now. */
export interface PutPeople {
  people: string
  unseen: readonly string[]
  /** The player who has just looked. */
  seenBy: string | null
}

/** Stores people, new or changed; rows in which nothing changes are left alone. */
export function putPeople({ table, thing, columns, changed }: PeopleTable, args: PutPeople) {
  const unseen = sql`(p.unseen or p.user_id = any(${args.unseen}::uuid[])) and p.user_id is distinct from ${args.seenBy}::uuid`
  return sql`
    insert into ${sql.table(table)} as p (${listed(columns)})
    select ${listed(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${args.people}::jsonb)
    on conflict (${sql.ref(thing)}, user_id) do update set ${excluded(changed)}, unseen = ${unseen}
    where (${named('p', [...changed, 'unseen'])}) is distinct from (${named('excluded', changed)}, ${unseen})`
}
