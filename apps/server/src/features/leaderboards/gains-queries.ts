import { sql } from 'kysely'
import { unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import {
  belongs,
  type Filter,
  homeTable,
  type LeaderRow,
  leaderColumns,
  leaderTables,
  scores,
} from './board-queries.ts'
import { isFormed, isOf, rowsOf, type Top } from './queries.ts'

/**
 * The boards of a period from the ledger itself: by the shown rank gained since then, of those who played a ranked
 * match in it. What is counted ahead says the same; this is read while history is still to be counted.
 */
export const listGains = query(
  (_db, args: Top & Filter & { since: Date; ownToo: boolean }) =>
    sql<LeaderRow & { total: number }>`
    with first as (
      select distinct on (sport_id, user_id) sport_id, user_id, mean_before
      from rank_entries
      where effective_at > ${unseen(sql`${args.since}::timestamptz`)} and superseded_in is null
        and ${isOf(args, sql`sport_id`)}
      order by sport_id, user_id, seq
    ), gains as (
      select p.sport_id, p.user_id, p.mean, p.variance, p.settled, p.numbered, p.played, p.wins, u.name_key,
        (greatest(0, floor(p.mean + 0.5)) - greatest(0, floor(f.mean_before + 0.5)))::int as gained
      from first f
      join match_players m on m.user_id = f.user_id and m.sport_id = f.sport_id and ${belongs(args, scores['all-time'])}
      join player_sports p on p.user_id = f.user_id and p.sport_id = f.sport_id
      join users u on u.id = p.user_id
    ), board as (
      select g.sport_id, g.user_id, g.mean, g.settled, g.numbered, g.played, g.wins, g.gained,
        count(*) over (partition by g.sport_id) as total,
        row_number() over (
          partition by g.sport_id order by g.numbered desc, g.gained desc, g.variance, g.name_key, g.user_id) as place
      from gains g
    )
    select ${leaderColumns(args.viewerId, isFormed(args))}, b.mean, b.settled, b.numbered, b.played, b.wins, b.gained,
      b.place, b.total
    from board b join sports s on s.id = b.sport_id join users u on u.id = b.user_id
    ${leaderTables(isFormed(args))} ${homeTable}
    where b.place > ${unseen(sql`${args.offset}::int`)} and b.place <= ${rowsOf(args)}
      or ${unseen(sql`${args.ownToo}::boolean`)} and b.user_id = ${unseen(sql`${args.viewerId}::uuid`)}
    order by lower(s.name) collate "C", s.id, b.place`,
)
