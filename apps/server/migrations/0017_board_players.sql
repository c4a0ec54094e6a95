-- Leaderboards with a filter, and the match search in one's own city, read the rows of match_players too: the order of
-- a board and all that it is filtered by stand in one index, so that neither looks up a player to leave them out.

alter table match_players
  add column town_id int references towns,
  -- As the player has told it; null: not told. Filters of a board leave such a player out.
  add column told_age int,
  -- The order of a board; a newcomer stands on none.
  add column mean double precision,
  add column variance double precision,
  add column numbered boolean not null default false;

create or replace view match_player_rows as
  select p.user_id, p.sport_id, coalesce(h.cell, -1) as cell, h.ux, h.uy, h.uz, h.state,
    coalesce(p.mean, s.anchor - 50 + (get_byte(uuid_send(p.user_id), 14) * 256 + get_byte(uuid_send(p.user_id), 15))
      / 655.36) as spot,
    shown_rank(p.mean) as rank, coalesce(u.age, 18) as age, u.gender_id,
    t.id as town_id, u.age as told_age, p.mean, p.variance, p.numbered
  from player_sports p
  join users u on u.id = p.user_id
  join sports s on s.id = p.sport_id
  left join player_places h on h.user_id = p.user_id
  left join towns t on t.city = h.city and t.state = h.state and t.lat = h.lat and t.lon = h.lon
  where p.listed;

-- In plpgsql, which keeps its plans: planning took most of the time of a change. Without sequential scans, since a plan
-- that is made while a table is empty is kept while it fills.
create or replace function keep_match_player(player uuid, sport uuid) returns void language plpgsql set enable_seqscan = off as $$
begin
  delete from match_players where user_id = player and sport_id = sport;
  insert into match_players (user_id, sport_id, cell, ux, uy, uz, state, spot, rank, age, gender_id, town_id, told_age,
    mean, variance, numbered)
  select user_id, sport_id, cell, ux, uy, uz, state, spot, rank, age, gender_id, town_id, told_age, mean, variance,
    numbered
  from match_player_rows where user_id = player and sport_id = sport;
end
$$;

create or replace function keep_match_players(player uuid) returns void language plpgsql set enable_seqscan = off as $$
begin
  delete from match_players where user_id = player;
  insert into match_players (user_id, sport_id, cell, ux, uy, uz, state, spot, rank, age, gender_id, town_id, told_age,
    mean, variance, numbered)
  select user_id, sport_id, cell, ux, uy, uz, state, spot, rank, age, gender_id, town_id, told_age, mean, variance,
    numbered
  from match_player_rows where user_id = player;
end
$$;

create or replace function keep_match_challenge(challenge uuid) returns void language plpgsql set enable_seqscan = off as $$
begin
  delete from match_challenges where challenge_id = challenge;
  insert into match_challenges (challenge_id, issuer_id, sport_id, cell, ux, uy, uz, city, state, start_at, day, ranked,
    rank, age, gender_id)
  select challenge_id, issuer_id, sport_id, cell, ux, uy, uz, city, state, start_at, day, ranked, rank, age, gender_id
  from match_challenge_rows where challenge_id = challenge;
end
$$;

create or replace function keep_near_person(player uuid) returns void language plpgsql set enable_seqscan = off as $$
begin
  insert into towns (city, state, lat, lon, ux, uy, uz, cell)
  select city, state, lat, lon, ux, uy, uz, cell from player_places where user_id = player
  on conflict do nothing;
  delete from near_people where user_id = player;
  insert into near_people (user_id, town_id, name_key, age, gender_id)
  select user_id, town_id, name_key, age, gender_id from near_people_rows where user_id = player;
end
$$;

-- By its name it runs before player_places_near, which would make the town.
create or replace function player_places_match() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into towns (city, state, lat, lon, ux, uy, uz, cell)
  select city, state, lat, lon, ux, uy, uz, cell from player_places where user_id = coalesce(new.user_id, old.user_id)
  on conflict do nothing;
  perform keep_match_players(coalesce(new.user_id, old.user_id));
  return null;
end
$$;

-- A tournament moves the ranks of all its players in one statement: what follows from that is written in one, too.
drop trigger player_sports_match_moved on player_sports;
create function player_sports_match_moved() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  moved uuid[];
  moved_in uuid[];
begin
  select array_agg(n.user_id), array_agg(n.sport_id) into moved, moved_in
  from now_rows n join was_rows w using (user_id, sport_id)
  where (w.listed, w.mean, w.variance, w.numbered) is distinct from (n.listed, n.mean, n.variance, n.numbered);
  if moved is null then
    return null;
  end if;
  delete from match_players m using unnest(moved, moved_in) as c (user_id, sport_id)
  where m.user_id = c.user_id and m.sport_id = c.sport_id;
  insert into match_players (user_id, sport_id, cell, ux, uy, uz, state, spot, rank, age, gender_id, town_id, told_age,
    mean, variance, numbered)
  select r.user_id, r.sport_id, r.cell, r.ux, r.uy, r.uz, r.state, r.spot, r.rank, r.age, r.gender_id, r.town_id,
    r.told_age, r.mean, r.variance, r.numbered
  from unnest(moved, moved_in) as c (user_id, sport_id)
  cross join lateral (
    select v.user_id, v.sport_id, v.cell, v.ux, v.uy, v.uz, v.state, v.spot, v.rank, v.age, v.gender_id, v.town_id,
      v.told_age, v.mean, v.variance, v.numbered
    from match_player_rows v where v.user_id = c.user_id and v.sport_id = c.sport_id offset 0
  ) r;
  update match_challenges m set rank = shown_rank(n.mean)
  from now_rows n
  where m.issuer_id = n.user_id and m.sport_id = n.sport_id and m.rank is distinct from shown_rank(n.mean);
  return null;
end
$$;
create trigger player_sports_match_moved after update on player_sports
  referencing old table as was_rows new table as now_rows
  for each statement execute function player_sports_match_moved();

-- The same where players begin sports.
drop trigger player_sports_match_in on player_sports;
create trigger player_sports_match_out after delete on player_sports
  for each row execute function player_sports_match();
create function player_sports_match_new() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into match_players (user_id, sport_id, cell, ux, uy, uz, state, spot, rank, age, gender_id, town_id, told_age,
    mean, variance, numbered)
  select r.user_id, r.sport_id, r.cell, r.ux, r.uy, r.uz, r.state, r.spot, r.rank, r.age, r.gender_id, r.town_id,
    r.told_age, r.mean, r.variance, r.numbered
  from now_rows n
  cross join lateral (
    select v.user_id, v.sport_id, v.cell, v.ux, v.uy, v.uz, v.state, v.spot, v.rank, v.age, v.gender_id, v.town_id,
      v.told_age, v.mean, v.variance, v.numbered
    from match_player_rows v where v.user_id = n.user_id and v.sport_id = n.sport_id offset 0
  ) r;
  return null;
end
$$;
create trigger player_sports_match_in after insert on player_sports
  referencing new table as now_rows for each statement execute function player_sports_match_new();

drop trigger player_sports_counted_in on player_sports;
create function player_sports_count_new() returns trigger language plpgsql as $$
begin
  insert into rank_histograms as h (sport_id, rank, numbered, provisional)
  select sport_id, floor(mean)::int, count(*) filter (where numbered), count(*) filter (where not numbered)
  from now_rows where listed and mean is not null group by 1, 2 order by 1, 2
  on conflict (sport_id, rank) do update
    set numbered = h.numbered + excluded.numbered, provisional = h.provisional + excluded.provisional;
  return null;
end
$$;
create trigger player_sports_counted_in after insert on player_sports
  referencing new table as now_rows for each statement execute function player_sports_count_new();

drop trigger player_sports_counted on player_sports;
create function player_sports_recount() returns trigger language plpgsql as $$
begin
  insert into rank_histograms as h (sport_id, rank, numbered, provisional)
  select sport_id, rank, sum(numbered), sum(provisional)
  from (
    select sport_id, floor(mean)::int as rank, -numbered::int as numbered, numbered::int - 1 as provisional
    from was_rows where listed and mean is not null
    union all
    select sport_id, floor(mean)::int, numbered::int, 1 - numbered::int
    from now_rows where listed and mean is not null
  ) changes
  group by sport_id, rank
  having sum(numbered) <> 0 or sum(provisional) <> 0
  -- Two at once take the rows in the same order.
  order by sport_id, rank
  on conflict (sport_id, rank) do update
    set numbered = h.numbered + excluded.numbered, provisional = h.provisional + excluded.provisional;
  return null;
end
$$;
create trigger player_sports_counted after update on player_sports
  referencing old table as was_rows new table as now_rows
  for each statement execute function player_sports_recount();

-- Who has met whom follows from the log, and accounts are closed, never deleted: a tournament of 128 would have
-- 48,000 references looked up.
alter table rank_opponents
  drop constraint rank_opponents_sport_id_fkey,
  drop constraint rank_opponents_user_id_fkey,
  drop constraint rank_opponents_opponent_id_fkey;

-- What was there before; the indexes are made afterwards, which is far quicker.
drop index match_players_near_index, match_players_spot_index;
update match_players m
set town_id = r.town_id, told_age = r.told_age, mean = r.mean, variance = r.variance, numbered = r.numbered
from match_player_rows r where r.user_id = m.user_id and r.sport_id = m.sport_id;
create index match_players_near_index on match_players (cell, sport_id, spot)
  include (user_id, rank, age, gender_id, ux, uy, uz, state, told_age, mean, variance, numbered);
create index match_players_spot_index on match_players (sport_id, spot)
  include (user_id, rank, age, gender_id, ux, uy, uz, state);

create index match_players_board_index on match_players (sport_id, numbered desc, mean desc, variance)
  include (user_id, gender_id, told_age, ux, uy, uz, state, town_id) where mean is not null;
create index match_players_town_index on match_players (town_id, sport_id, spot)
  include (user_id, rank, age, gender_id, ux, uy, uz, state);
create index match_challenges_city_index on match_challenges (city, sport_id, start_at)
  include (challenge_id, issuer_id, day, ranked, rank, age, gender_id, ux, uy, uz, state);

-- How many stand on the board of a sport, by what a board is filtered by and by steps of 25 points: a place on a
-- filtered board is counted without reading the board.
create table board_counts (
  sport_id uuid not null references sports,
  -- All zeros: not told.
  gender_id uuid not null,
  -- -1: not told.
  told_age int not null,
  numbered boolean not null,
  step int not null,
  players int not null,
  primary key (sport_id, gender_id, told_age, numbered, step) include (players)
);

-- Null for a newcomer, who stands on no board.
create function board_step(mean double precision) returns int language sql immutable as $$
  select floor(mean / 25)::int
$$;

-- The one definition of what stands in the table.
create view board_count_rows as
  select sport_id, coalesce(gender_id, '00000000-0000-0000-0000-000000000000') as gender_id,
    coalesce(told_age, -1) as told_age, numbered, board_step(mean) as step, count(*)::int as players
  from match_players where mean is not null group by 1, 2, 3, 4, 5;

create function match_players_counted() returns trigger language plpgsql as $$
begin
  insert into board_counts as b (sport_id, gender_id, told_age, numbered, step, players)
  select sport_id, coalesce(gender_id, '00000000-0000-0000-0000-000000000000'), coalesce(told_age, -1), numbered,
    board_step(mean), case when tg_op = 'DELETE' then -count(*) else count(*) end
  from changed where mean is not null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (sport_id, gender_id, told_age, numbered, step) do update set players = b.players + excluded.players;
  return null;
end
$$;
-- The rows of match_players are written anew, never changed.
create trigger match_players_counted_in after insert on match_players
  referencing new table as changed for each statement execute function match_players_counted();
create trigger match_players_counted_out after delete on match_players
  referencing old table as changed for each statement execute function match_players_counted();

insert into board_counts (sport_id, gender_id, told_age, numbered, step, players)
select sport_id, gender_id, told_age, numbered, step, players from board_count_rows;
