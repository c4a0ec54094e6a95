import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

/**
 * The player's own matches of each bracket. Players are named by seed; nothing else is told of them but their reports
 * to the player.
 */
export const brackets = exported(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('tournament_id', p.tournament_id, 'title', t.title, 'format', t.format,
      'drawn_at', b.drawn_at, 'seed', p.seed, 'rank', p.rank, 'withdrawn', p.withdrawn,
      'matches', (select coalesce(jsonb_agg(to_jsonb(m) - 'tournament_id' order by m.id), '[]') from bracket_matches m
        where m.tournament_id = p.tournament_id
          and (m.opponent1 @> jsonb_build_object('id', p.seed) or m.opponent2 @> jsonb_build_object('id', p.seed)))) as row
    from tournament_players o
    join bracket_players p on p.tournament_id = o.tournament_id and p.user_id = coalesce(o.captain_id, o.user_id)
    join brackets b on b.tournament_id = p.tournament_id join tournaments t on t.id = p.tournament_id
    where o.user_id = ${userId} order by b.drawn_at, p.tournament_id`,
)
