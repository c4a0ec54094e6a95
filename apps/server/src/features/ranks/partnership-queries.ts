import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** The pairs of a sport whose record, or where they stand, is not what the log and the ranks say. */
export const listWrongPartnerships = query(
  (_db, args: { sportId: string }) =>
    sql<{ low_id: string; high_id: string }>`
    select low_id, high_id
    from (select low_id, high_id, wins, draws, losses, low_mean, high_mean, low_numbered, high_numbered
      from partnerships where sport_id = ${args.sportId}::uuid and results > 0) s
    full join (select low_id, high_id, wins, draws, losses, low_mean, high_mean, low_numbered, high_numbered
      from partnership_rows where sport_id = ${args.sportId}::uuid) d using (low_id, high_id)
    where (s.wins, s.draws, s.losses, s.low_mean, s.high_mean, s.low_numbered, s.high_numbered)
      is distinct from (d.wins, d.draws, d.losses, d.low_mean, d.high_mean, d.low_numbered, d.high_numbered)
    order by low_id, high_id`,
)

export const forgetPartnerships = query(
  (_db, args: { sportId: string }) => sql`delete from partnerships where sport_id = ${args.sportId}::uuid`,
)

export const recountPartnerships = query(
  (_db, args: { sportId: string }) =>
    sql`insert into partnerships (sport_id, low_id, high_id, wins, draws, losses, low_mean, high_mean, low_numbered,
        high_numbered)
      select sport_id, low_id, high_id, wins, draws, losses, low_mean, high_mean, low_numbered, high_numbered
      from partnership_rows where sport_id = ${args.sportId}::uuid`,
)
