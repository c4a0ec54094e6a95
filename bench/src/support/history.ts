// A year of ranked matches in the country: every player with a rank meets somebody of the same sport once in each
// stretch of the year, and ends with the rank that the country gives them.
import { insertAll } from './country.ts'

/**
 * How far from the present rank a player stood after the match of a stretch; after the last one there is no difference.
 */
const WANDER = `create function pg_temp.wander(player uuid, stretch int, stretches int) returns double precision
  language sql immutable as $$
    select case when stretch = stretches then 0
      else 120 * (((uuid_hash_extended(player, 100 + stretch) & 1048575)::float8 + 0.5) / 1048576 - 0.5) end $$`

const games = (stretches: number) => `create temp table games as
  select row_number() over (order by at, a) as n, stretch, sport_id, a, b, at, mean_a, mean_b
  from (
    select stretch, sport_id, player[1] as a, player[2] as b, mean[1] as mean_a, mean[2] as mean_b,
      now - interval '365 days' * (1 - (stretch - 1
        + ((uuid_hash_extended(player[1], stretch) & 1048575)::float8 + 0.5) / 1048576) / ${stretches}) as at
    from settings cross join (
      select stretch, sport_id, array_agg(user_id order by turn) as player, array_agg(mean order by turn) as mean
      from (
        select stretch, sport_id, user_id, mean,
          row_number() over (partition by stretch, sport_id order by uuid_hash_extended(user_id, stretch), user_id) as turn
        from player_sports cross join generate_series(1, ${stretches}) as stretch
        where mean is not null
      ) shuffled
      group by stretch, sport_id, (turn - 1) / 2
      having count(*) = 2
    ) pairs
  ) played`

const entries = (stretches: number) =>
  ['a', 'b']
    .map(
      (player, side) => `
    select pg_temp.id(n), ${player} as user_id, 0, sport_id, n as seq, at, ${side} as side, 0, '{}'::int[],
      mean_${player} + pg_temp.wander(${player}, stretch - 1, ${stretches}), 8000.0, null::int, 9 + stretch, true,
      mean_${player} + pg_temp.wander(${player}, stretch, ${stretches}), 7900.0,
      mean_${player} + pg_temp.wander(${player}, stretch - 1, ${stretches}),
      mean_${player} + pg_temp.wander(${player}, stretch, ${stretches}), 1.0
    from games`,
    )
    .join(' union all ')

/** The ledger and boards after `matches` ranked matches of each ranked player in each sport. */
export const history = (matches: number): string[] => [
  WANDER,
  games(matches),
  insertAll(
    'results',
    `insert into results (id, seq, sport_id, effective_at, sides, positions, winner_only, ranked, challenge_id)
      overriding system value
      select pg_temp.id(n), n, sport_id, at, jsonb_build_array(jsonb_build_array(a), jsonb_build_array(b)), '{1,2}', true,
        true, pg_temp.id(n + (1::bigint << 36)) from games order by n`,
  ),
  `select setval(pg_get_serial_sequence('results', 'seq'), coalesce(max(n), 1)) from games`,
  insertAll(
    'rank_entries',
    `insert into rank_entries (result_id, user_id, generation, sport_id, seq, effective_at, side, member, unpaired,
        mean_before, variance_before, day_before, results_before, settled_before, mean_after, variance_after,
        rated_before, rated_after, weight)
      ${entries(matches)} order by seq, side`,
  ),
  `update sports s set last_result_at = g.at from (select sport_id, max(at) as at from games group by sport_id) g
    where g.sport_id = s.id`,
  'analyze rank_entries',
  insertAll(
    'rank_bases',
    `insert into rank_bases select b.*, h.mean from settings cross join (
        select array_agg(user_id) as whose, array_agg(sport_id) as of_sports from player_sports where mean is not null
      ) ranked cross join lateral rank_bases_at(now, whose, of_sports) b
      join lateral highest_since(now - interval '4344 hours', whose, of_sports) h using (user_id, sport_id)`,
  ),
  // The first side has won each of them.
  insertAll(
    'rank_forms',
    `insert into rank_forms (user_id, sport_id, form)
      select user_id, sport_id, string_agg(case when side = 0 then 'w' else 'l' end, '' order by seq)
      from (
        select user_id, sport_id, side, seq, row_number() over (partition by user_id, sport_id order by seq desc) as back
        from rank_entries
      ) latest
      where back <= 5 group by user_id, sport_id`,
  ),
]
