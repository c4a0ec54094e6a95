-- People by distance. All who live in a town stand at one point, so a search goes from town to town, the nearest first,
-- and in each by name, and ends when it has enough: it reads what it shows, however many live around.

-- Each town where a player lives or has lived.
create table towns (
  id int generated always as identity primary key,
  city text not null,
  state text not null,
  lat double precision not null,
  lon double precision not null,
  ux double precision not null,
  uy double precision not null,
  uz double precision not null,
  -- The square of one degree that holds it.
  cell int not null,
  constraint towns_key unique (city, state, lat, lon)
);
create index towns_cell_index on towns (cell);

-- Who may be found there. Derived from users and player_places.
create table near_people (
  user_id uuid primary key references users on delete cascade,
  town_id int not null references towns,
  name_key text collate "C" not null,
  age int not null,
  gender_id uuid
);
create index near_people_town_index on near_people (town_id, name_key, user_id) include (age, gender_id);

-- The one definition of what stands in the table. Who has told no age counts as 18.
create view near_people_rows as
  select u.id as user_id, t.id as town_id, u.name_key, coalesce(u.age, 18) as age, u.gender_id
  from player_places h
  join users u on u.id = h.user_id
  join towns t on t.city = h.city and t.state = h.state and t.lat = h.lat and t.lon = h.lon
  where u.verified_at is not null and u.deleted_at is null and u.suspended_at is null and coalesce(u.age >= 18, true);

-- Triggers, for the reason of those on match_players: many features change what decides who is found, and where.
create function keep_near_person(player uuid) returns void language sql as $$
  insert into towns (city, state, lat, lon, ux, uy, uz, cell)
  select city, state, lat, lon, ux, uy, uz, cell from player_places where user_id = player
  on conflict do nothing;
  delete from near_people where user_id = player;
  insert into near_people (user_id, town_id, name_key, age, gender_id)
  select user_id, town_id, name_key, age, gender_id from near_people_rows where user_id = player
$$;

create function player_places_near() returns trigger language plpgsql as $$
begin
  perform keep_near_person(coalesce(new.user_id, old.user_id));
  return null;
end
$$;
create trigger player_places_near after insert or update or delete on player_places
  for each row execute function player_places_near();

create function users_near() returns trigger language plpgsql as $$
begin
  perform keep_near_person(new.id);
  return null;
end
$$;
create trigger users_near after update of verified_at, deleted_at, suspended_at, age, gender_id, name_key on users
  for each row execute function users_near();

-- What was there before.
insert into towns (city, state, lat, lon, ux, uy, uz, cell)
select distinct on (city, state, lat, lon) city, state, lat, lon, ux, uy, uz, cell from player_places
order by city, state, lat, lon, cell;
insert into near_people (user_id, town_id, name_key, age, gender_id)
select user_id, town_id, name_key, age, gender_id from near_people_rows;
