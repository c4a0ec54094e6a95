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

create or replace function keep_match_player(player uuid, sport uuid) returns void language sql as $$
  delete from match_players where user_id = player and sport_id = sport;
  insert into match_players (user_id, sport_id, cell, ux, uy, uz, state, spot, rank, age, gender_id, town_id, told_age,
    mean, variance, numbered)
  select user_id, sport_id, cell, ux, uy, uz, state, spot, rank, age, gender_id, town_id, told_age, mean, variance,
    numbered
  from match_player_rows where user_id = player and sport_id = sport
$$;

create or replace function keep_match_players(player uuid) returns void language sql as $$
  delete from match_players where user_id = player;
  insert into match_players (user_id, sport_id, cell, ux, uy, uz, state, spot, rank, age, gender_id, town_id, told_age,
    mean, variance, numbered)
  select user_id, sport_id, cell, ux, uy, uz, state, spot, rank, age, gender_id, town_id, told_age, mean, variance,
    numbered
  from match_player_rows where user_id = player
$$;

-- By its name it runs before player_places_near, which would make the town.
create or replace function player_places_match() returns trigger language plpgsql as $$
begin
  insert into towns (city, state, lat, lon, ux, uy, uz, cell)
  select city, state, lat, lon, ux, uy, uz, cell from player_places where user_id = coalesce(new.user_id, old.user_id)
  on conflict do nothing;
  perform keep_match_players(coalesce(new.user_id, old.user_id));
  return null;
end
$$;

drop trigger player_sports_match_moved on player_sports;
create trigger player_sports_match_moved after update on player_sports
  for each row
  when ((old.listed, old.mean, old.variance, old.numbered) is distinct from
    (new.listed, new.mean, new.variance, new.numbered))
  execute function player_sports_match();

-- What was there before.
update match_players m
set town_id = r.town_id, told_age = r.told_age, mean = r.mean, variance = r.variance, numbered = r.numbered
from match_player_rows r where r.user_id = m.user_id and r.sport_id = m.sport_id;

create index match_players_board_index on match_players (sport_id, numbered desc, mean desc, variance)
  include (user_id, gender_id, told_age, ux, uy, uz, state, town_id) where mean is not null;
create index match_players_town_index on match_players (town_id, sport_id, spot)
  include (user_id, rank, age, gender_id, ux, uy, uz, state);
create index match_challenges_city_index on match_challenges (city, sport_id, start_at)
  include (challenge_id, issuer_id, day, ranked, rank, age, gender_id, ux, uy, uz, state);
