-- How many stand on the board of a sport, by what a board is filtered by and by steps of 25 points: `board_counts`.

-- The one definition of what stands in the table.
create or replace view board_count_rows as
  select sport_id, coalesce(gender_id, '00000000-0000-0000-0000-000000000000') as gender_id,
    coalesce(told_age, -1) as told_age, numbered, board_step(mean) as step, count(*)::int as players
  from match_players where mean is not null group by 1, 2, 3, 4, 5;

-- Of the boards of a period the same, at each step of 5 points gained: `gain_counts`.
create or replace view gain_count_rows as
  select g.days::smallint as days, m.sport_id,
    coalesce(m.gender_id, '00000000-0000-0000-0000-000000000000') as gender_id, coalesce(m.told_age, -1) as told_age,
    m.numbered, gain_step(g.gained) as step, count(*)::int as players
  from match_players m
  cross join lateral (values (7, m.gained_week), (30, m.gained_month), (365, m.gained_year)) g (days, gained)
  where g.gained is not null group by 1, 2, 3, 4, 5, 6;

-- Of all boards the same of whatever age: `board_totals`, whose rows of a step add up to it.
create or replace view board_total_rows as
  select c.sport_id, c.days::smallint as days, c.gender_id, c.numbered, c.step, sum(c.players)::int as players
  from (
    select 0 as days, sport_id, gender_id, numbered, step, players from board_count_rows
    union all select days, sport_id, gender_id, numbered, step, players from gain_count_rows
  ) c group by 1, 2, 3, 4, 5;

-- Of all boards the same by the tiles in which players live, whatever their age and gender: `board_tiles`. Numbered
-- players stand above all others, and a step of ranks is of 10 points: whoever stands at a player's own is counted one
-- by one.
create or replace function tile_step(numbered boolean, step int) returns int language sql immutable as $$
  select case when numbered then step + 1000000 else step end
$$;
create or replace function tile_rank_step(mean double precision) returns int language sql immutable as $$
  select floor(mean / 10)::int
$$;
create or replace view board_tile_rows as
  select c.sport_id, c.days::smallint as days, c.tile, array_agg(c.step order by c.step) as steps,
    array_agg(c.players order by c.step) as players
  from (
    select m.sport_id, s.days, t.tile, tile_step(m.numbered, s.step) as step, count(*)::int as players
    from match_players m join towns t on t.id = m.town_id
    cross join lateral (values (0, tile_rank_step(m.mean)), (7, gain_step(m.gained_week)),
      (30, gain_step(m.gained_month)), (365, gain_step(m.gained_year))) s (days, step)
    where s.step is not null group by 1, 2, 3, 4
  ) c group by 1, 2, 3;

-- By how much the numbers at each step change where such rows go and come; 0 days are all time.
create or replace function board_changes(gone match_players[], come match_players[])
returns table (days int, sport_id uuid, gender_id uuid, told_age int, numbered boolean, step int, players int)
language sql stable as $$
  select s.days, m.sport_id, coalesce(m.gender_id, '00000000-0000-0000-0000-000000000000'), coalesce(m.told_age, -1),
    m.numbered, s.step, sum(m.players)::int
  from (select g.*, -1 as players from unnest(gone) g union all select c.*, 1 from unnest(come) c) m
  cross join lateral (values (0, board_step(m.mean)), (7, gain_step(m.gained_week)), (30, gain_step(m.gained_month)),
    (365, gain_step(m.gained_year))) s (days, step)
  where s.step is not null group by 1, 2, 3, 4, 5, 6 having sum(m.players) <> 0
$$;

-- The same by tile, as board_tile_rows has it.
create or replace function tile_changes(gone match_players[], come match_players[])
returns table (sport_id uuid, days int, tile int, steps int[], players int[])
language sql stable as $$
  select c.sport_id, c.days, c.tile, array_agg(c.step order by c.step), array_agg(c.players order by c.step)
  from (
    select m.sport_id, s.days, t.tile, tile_step(m.numbered, s.step) as step, sum(m.players)::int as players
    from (select g.*, -1 as players from unnest(gone) g union all select c.*, 1 from unnest(come) c) m
    join towns t on t.id = m.town_id
    cross join lateral (values (0, tile_rank_step(m.mean)), (7, gain_step(m.gained_week)),
      (30, gain_step(m.gained_month)), (365, gain_step(m.gained_year))) s (days, step)
    where s.step is not null group by 1, 2, 3, 4 having sum(m.players) <> 0
  ) c group by 1, 2, 3
$$;

-- Planned once: for lists it would be planned anew at each change; and without sequential scans, as in match_players.
create or replace function match_players_counted() returns trigger language plpgsql
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  gone match_players[];
  come match_players[];
begin
  if tg_op <> 'INSERT' then
    select array_agg(row(w.*)::match_players) into gone from was_rows w;
  end if;
  if tg_op <> 'DELETE' then
    select array_agg(row(n.*)::match_players) into come from now_rows n;
  end if;
  if gone is null and come is null then
    return null;
  end if;
  -- Two at once take the rows in the same order.
  insert into board_counts as b (sport_id, gender_id, told_age, numbered, step, players)
  select c.sport_id, c.gender_id, c.told_age, c.numbered, c.step, c.players
  from board_changes(gone, come) c where c.days = 0 order by 1, 2, 3, 4, 5
  on conflict (sport_id, gender_id, told_age, numbered, step) do update set players = b.players + excluded.players;
  insert into gain_counts as g (days, sport_id, gender_id, told_age, numbered, step, players)
  select c.days, c.sport_id, c.gender_id, c.told_age, c.numbered, c.step, c.players
  from board_changes(gone, come) c where c.days <> 0 order by 1, 2, 3, 4, 5, 6
  on conflict (days, sport_id, gender_id, told_age, numbered, step) do update
    set players = g.players + excluded.players;
  -- All results of a sport meet at a few steps: a row that each of them changed would hold up the others.
  insert into board_totals (sport_id, days, gender_id, numbered, step, players, change)
  select c.sport_id, c.days, c.gender_id, c.numbered, c.step, sum(c.players), true
  from board_changes(gone, come) c group by 1, 2, 3, 4, 5 having sum(c.players) <> 0;
  insert into board_tiles as b (sport_id, days, tile, steps, players)
  select c.sport_id, c.days, c.tile, c.steps, c.players from tile_changes(gone, come) c order by 1, 2, 3
  on conflict (sport_id, days, tile) do update set (steps, players) = (
    select coalesce(array_agg(s.step order by s.step), '{}'), coalesce(array_agg(s.players order by s.step), '{}')
    from (
      select u.step, sum(u.players)::int as players
      from (
        select o.step, o.players from unnest(b.steps, b.players) o (step, players)
        union all select n.step, n.players from unnest(excluded.steps, excluded.players) n (step, players)
      ) u group by 1 having sum(u.players) <> 0
    ) s);
  return null;
end
$$;
create or replace trigger match_players_counted_in after insert on match_players
  referencing new table as now_rows for each statement execute function match_players_counted();
create or replace trigger match_players_counted_moved after update on match_players
  referencing old table as was_rows new table as now_rows for each statement execute function match_players_counted();
create or replace trigger match_players_counted_out after delete on match_players
  referencing old table as was_rows for each statement execute function match_players_counted();

insert into fills (name) select '1_board_totals'
where not exists (select from board_totals)
on conflict do nothing;
