-- People by distance: `towns`, each town where a player lives or has lived, and `near_people`, those who may be found
-- there.

-- The one definition of what stands in near_people; ages as in match_players.
create or replace view near_people_rows as
  select u.id as user_id, t.id as town_id, u.name_key, coalesce(u.age, 0) as age, u.gender_id
  from player_places h
  join users u on u.id = h.user_id
  join towns t on t.city = h.city and t.state = h.state and t.lat = h.lat and t.lon = h.lon
  where u.verified_at is not null and u.deleted_at is null and u.suspended_at is null and coalesce(u.age >= 18, true);

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

create or replace function player_places_near() returns trigger language plpgsql as $$
begin
  perform keep_near_person(coalesce(new.user_id, old.user_id));
  return null;
end
$$;
create or replace trigger player_places_near after insert or update or delete on player_places
  for each row execute function player_places_near();

create or replace function users_near() returns trigger language plpgsql as $$
begin
  perform keep_near_person(new.id);
  return null;
end
$$;
create or replace trigger users_near after update of verified_at, deleted_at, suspended_at, age, gender_id, name_key on users
  for each row execute function users_near();
