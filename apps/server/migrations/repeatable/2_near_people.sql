-- People by distance: `towns`, each town where a player lives or has lived, and `near_people`, those who may be found
-- there.

-- The one definition of what stands in near_people; ages as in match_players.
create or replace view near_people_rows as
  select u.id as user_id, t.id as town_id, u.name_key, coalesce(u.age, 0) as age, u.gender_id,
    exists (select from player_sports p where p.user_id = u.id and p.listed) as plays
  from player_places h
  join users u on u.id = h.user_id
  join towns t on t.city = h.city and t.state = h.state and t.lat = h.lat and t.lon = h.lon
  where u.verified_at is not null and u.deleted_at is null and u.suspended_at is null and coalesce(u.age >= 18, true);

create or replace function keep_near_person(player uuid) returns void language plpgsql set enable_seqscan = off as $$
begin
  -- Two at once, each of whom sees the sport that the other takes away, would leave the player with none counted.
  perform from users where id = player for no key update;
  insert into towns (city, state, lat, lon, ux, uy, uz, cell)
  select city, state, lat, lon, ux, uy, uz, cell from player_places where user_id = player
  on conflict do nothing;
  -- Two players who move to each other's town take the towns in the same order.
  perform from towns
  where id in (select town_id from near_people where user_id = player
    union all select town_id from near_people_rows where user_id = player)
  order by id for no key update;
  delete from near_people n
  where n.user_id = player and not exists (
    select from near_people_rows r where r.user_id = player
      and (r.town_id, r.name_key, r.age, r.gender_id, r.plays)
        is not distinct from (n.town_id, n.name_key, n.age, n.gender_id, n.plays));
  insert into near_people (user_id, town_id, name_key, age, gender_id, plays)
  select user_id, town_id, name_key, age, gender_id, plays from near_people_rows where user_id = player
  on conflict (user_id) do nothing;
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

create or replace function player_sports_near() returns trigger language plpgsql as $$
begin
  perform keep_near_person(coalesce(new.user_id, old.user_id));
  return null;
end
$$;
create or replace trigger player_sports_near_in after insert on player_sports
  for each row when (new.listed) execute function player_sports_near();
create or replace trigger player_sports_near_moved after update of active, listed on player_sports
  for each row when (old.listed is distinct from new.listed) execute function player_sports_near();
create or replace trigger player_sports_near_out after delete on player_sports
  for each row when (old.listed) execute function player_sports_near();

-- The one definition of what the towns know.
create or replace view town_counts as
  select town_id, count(*)::int as people, (count(*) filter (where plays))::int as players from near_people group by 1;

create or replace function near_people_counted() returns trigger language plpgsql as $$
begin
  update towns t
  set people = t.people + case when tg_op = 'DELETE' then -c.people else c.people end,
    players = t.players + case when tg_op = 'DELETE' then -c.players else c.players end
  from (select town_id, count(*)::int as people, (count(*) filter (where plays))::int as players from changed group by 1) c
  where t.id = c.town_id;
  return null;
end
$$;
-- The rows of near_people are written anew, never changed.
create or replace trigger near_people_counted_in after insert on near_people
  referencing new table as changed for each statement execute function near_people_counted();
create or replace trigger near_people_counted_out after delete on near_people
  referencing old table as changed for each statement execute function near_people_counted();

insert into fills (name) select unnest(array['1_near_people', '2_towns'])
where not exists (select from towns where people > 0)
on conflict do nothing;
