-- What the tournament search looks at: `tournament_finds`. Triggers, since the organizer's account decides too.

-- The one definition of what stands in it. A tournament by invitation is found at the centre of its city: circles around
-- the ZIP would tell it to those who read only the outline. Without a centre it is found in the middle of its tile.
create or replace view tournament_find_rows as
  select t.id as tournament_id, t.organizer_id, t.sport_id, least(2879, greatest(0, floor((p.lat + 90) * 16)))::int as strip,
    p.lon, cosd(p.lat) * cosd(p.lon) as ux, cosd(p.lat) * sind(p.lon) as uy, sind(p.lat) as uz,
    lower(t.city) as city, lower(t.state) as state, t.start_at, (t.start_at at time zone t.timezone)::date as day,
    t.centre - t.spread as rate_from, t.centre + t.spread as rate_to
  from tournaments t join users u on u.id = t.organizer_id
  cross join lateral (
    select case when t.open then t.lat else coalesce(t.city_lat, (floor(t.lat * 4) + 0.5) / 4) end as lat,
      case when t.open then t.lon else coalesce(t.city_lon, (floor(t.lon * 4) + 0.5) / 4) end as lon
  ) p
  where t.status = 'Upcoming' and u.verified_at is not null and u.deleted_at is null and u.suspended_at is null
    and coalesce(u.age >= 18, true);

create or replace function keep_tournament_find(tournament uuid) returns void language sql as $$
  delete from tournament_finds where tournament_id = tournament;
  insert into tournament_finds (tournament_id, organizer_id, sport_id, strip, lon, ux, uy, uz, city, state, start_at, day,
    rate_from, rate_to)
  select tournament_id, organizer_id, sport_id, strip, lon, ux, uy, uz, city, state, start_at, day, rate_from, rate_to
  from tournament_find_rows where tournament_id = tournament
$$;

create or replace function tournaments_find() returns trigger language plpgsql as $$
begin
  perform keep_tournament_find(new.id);
  return null;
end
$$;
create or replace trigger tournaments_find_new after insert on tournaments
  for each row execute function tournaments_find();
create or replace trigger tournaments_find_changed after update on tournaments
  for each row when ((old.status, old.start_at, old.sport_id, old.centre, old.spread, old.lat, old.lon, old.city, old.state,
    old.open, old.city_lat, old.city_lon)
    is distinct from (new.status, new.start_at, new.sport_id, new.centre, new.spread, new.lat, new.lon, new.city, new.state,
    new.open, new.city_lat, new.city_lon))
  execute function tournaments_find();

create or replace function users_tournament_finds() returns trigger language plpgsql as $$
begin
  perform keep_tournament_find(t.id) from tournaments t where t.organizer_id = new.id and t.status = 'Upcoming';
  return null;
end
$$;
create or replace trigger users_tournament_finds after update of verified_at, deleted_at, suspended_at, age on users
  for each row execute function users_tournament_finds();

-- The tile of a quarter of a degree: rows from the south pole, in each from the date line to the east, as
-- addresses/tiles.ts counts them. The tile of `towns` and of `match_challenges`, and the index of `match_players` by it,
-- say the same in their own words: whoever changes one changes all.
create or replace function tile_of(ux float8, uy float8, uz float8) returns int language sql immutable as $$
  select least(719, floor((asind(uz) + 90) * 4))::int * 1440 + least(1439, floor((atan2d(uy, ux) + 180) * 4))::int
$$;

create or replace function tournament_find_placed() returns trigger language plpgsql as $$
begin
  new.tile := tile_of(new.ux, new.uy, new.uz);
  return new;
end
$$;
create or replace trigger tournament_finds_placed before insert on tournament_finds
  for each row execute function tournament_find_placed();

-- The one definition of what the tiles know.
create or replace view tournament_tile_rows as
  select tile, array_agg(rate_from order by rate_from) as froms, array_agg(rate_to order by rate_to) as tos
  from tournament_finds group by tile;

-- Whoever changes a tile holds its row: the next statement sees what others before have committed. A row whose tile is
-- not told yet is counted by the fill.
create or replace function tournament_finds_counted() returns trigger language plpgsql as $$
begin
  insert into tournament_tiles (tile, froms, tos)
  select distinct tile, '{}'::int[], '{}'::int[] from changed where tile is not null order by tile
  on conflict (tile) do update set tile = excluded.tile;
  update tournament_tiles t set (froms, tos) = (
    select coalesce(array_agg(rate_from order by rate_from), '{}'), coalesce(array_agg(rate_to order by rate_to), '{}')
    from tournament_finds f where f.tile = t.tile)
  where t.tile in (select tile from changed);
  return null;
end
$$;
-- The rows are written anew where one of them moves, never changed.
create or replace trigger tournament_finds_counted_in after insert on tournament_finds
  referencing new table as changed for each statement execute function tournament_finds_counted();
create or replace trigger tournament_finds_counted_out after delete on tournament_finds
  referencing old table as changed for each statement execute function tournament_finds_counted();

insert into fills (name) select name from (values ('1_tournament_finds'), ('2_tournament_tiles')) fill (name)
where not exists (select from tournament_tiles)
on conflict do nothing;
-- Once, of whatever a version before has filled: it had those by invitation at their ZIPs.
insert into fills (name) values ('1_closed_tournaments') on conflict do nothing;
