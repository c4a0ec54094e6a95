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
  return null;
end
$$;
-- The rows of match_players are written anew, never changed.
create or replace trigger match_players_counted_in after insert on match_players
  referencing new table as changed for each statement execute function match_players_counted();
create or replace trigger match_players_counted_out after delete on match_players
  referencing old table as changed for each statement execute function match_players_counted();
