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

create or replace function match_players_counted() returns trigger language plpgsql as $$
begin
  insert into board_counts as b (sport_id, gender_id, told_age, numbered, step, players)
  select sport_id, coalesce(gender_id, '00000000-0000-0000-0000-000000000000'), coalesce(told_age, -1), numbered,
    board_step(mean), case when tg_op = 'DELETE' then -count(*) else count(*) end
  from changed where mean is not null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (sport_id, gender_id, told_age, numbered, step) do update set players = b.players + excluded.players;
  insert into gain_counts as c (days, sport_id, gender_id, told_age, numbered, step, players)
  select g.days, m.sport_id, coalesce(m.gender_id, '00000000-0000-0000-0000-000000000000'), coalesce(m.told_age, -1),
    m.numbered, gain_step(g.gained), case when tg_op = 'DELETE' then -count(*) else count(*) end
  from changed m
  cross join lateral (values (7, m.gained_week), (30, m.gained_month), (365, m.gained_year)) g (days, gained)
  where g.gained is not null group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (days, sport_id, gender_id, told_age, numbered, step) do update
    set players = c.players + excluded.players;
  -- All results of a sport meet at a few steps: a row that each of them changed would hold up the others.
  insert into board_totals (sport_id, days, gender_id, numbered, step, players, change)
  select m.sport_id, s.days, coalesce(m.gender_id, '00000000-0000-0000-0000-000000000000'), m.numbered, s.step,
    case when tg_op = 'DELETE' then -count(*) else count(*) end, true
  from changed m
  cross join lateral (values (0, board_step(m.mean)), (7, gain_step(m.gained_week)), (30, gain_step(m.gained_month)),
    (365, gain_step(m.gained_year))) s (days, step)
  where s.step is not null group by 1, 2, 3, 4, 5;
  return null;
end
$$;
-- The rows of match_players are written anew, never changed.
create or replace trigger match_players_counted_in after insert on match_players
  referencing new table as changed for each statement execute function match_players_counted();
create or replace trigger match_players_counted_out after delete on match_players
  referencing old table as changed for each statement execute function match_players_counted();

-- The triggers above hold up whoever writes until this is done, so that nothing is counted twice or not at all.
insert into board_totals (sport_id, days, gender_id, numbered, step, players)
select c.sport_id, c.days, c.gender_id, c.numbered, c.step, sum(c.players)
from (
  select 0 as days, sport_id, gender_id, numbered, step, players from board_counts
  union all select days, sport_id, gender_id, numbered, step, players from gain_counts
) c
where not exists (select from board_totals)
group by 1, 2, 3, 4, 5 having sum(c.players) <> 0 order by 1, 2, 3, 4, 5;
