import type { BoardRow } from '@gauntlet/contract/leaderboards/endpoints'
import { FORM_MATCHES } from '@gauntlet/contract/leaderboards/endpoints'
import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** How the week went for a player, and how the last ranked matches did, the latest first. */
export interface FormRow extends Pick<BoardRow, 'week'> {
  user_id: string
  form: BoardRow['form']
}

/** Of those on one page: as many looks into an index as they are, however long the board is. */
export const listForms = query(
  (_db, args: { sportId: string; userIds: readonly string[] }) =>
    sql<FormRow>`
    select f.user_id, m.gained_week as week,
      array(
        select case when r.positions[e.side + 1] is distinct from 1 then 'lost'
          when cardinality(array_positions(r.positions, 1)) > 1 then 'drawn' else 'won' end
        from (
          select result_id, side, effective_at, seq from rank_entries
          where user_id = f.user_id and sport_id = ${args.sportId}::uuid and superseded_in is null
          order by effective_at desc, seq desc limit ${FORM_MATCHES}
        ) e join results r on r.id = e.result_id
        order by e.effective_at desc, e.seq desc
      ) as form
    from unnest(${args.userIds}::uuid[]) as f (user_id)
    left join match_players m on m.user_id = f.user_id and m.sport_id = ${args.sportId}::uuid`,
)
