-- The tournament search looks near first, in circles that grow until they hold as many as are shown. For a circle of any
-- size an index is read by strips of a sixteenth of a degree of latitude, each from one longitude to another, as
-- addresses/grid.ts counts them: squares of one degree hold thousands where people live close together.

drop view tournament_find_rows;
truncate tournament_finds;
alter table tournament_finds
  drop column cell,
  add column strip int not null,
  add column lon double precision not null;

create index tournament_finds_near_index on tournament_finds (strip, lon)
  include (tournament_id, organizer_id, sport_id, start_at, day, rate_from, rate_to, ux, uy, uz);
create index tournament_finds_sport_index on tournament_finds (sport_id, strip, lon)
  include (tournament_id, organizer_id, start_at, day, rate_from, rate_to, ux, uy, uz);
create index tournament_finds_city_index on tournament_finds (city, strip, lon);

-- The one definition of what stands in it.
create view tournament_find_rows as
  select t.id as tournament_id, t.organizer_id, t.sport_id, least(2879, greatest(0, floor((t.lat + 90) * 16)))::int as strip,
    t.lon, cosd(t.lat) * cosd(t.lon) as ux, cosd(t.lat) * sind(t.lon) as uy, sind(t.lat) as uz,
    lower(t.city) as city, lower(t.state) as state, t.start_at, (t.start_at at time zone t.timezone)::date as day,
    t.centre - t.spread as rate_from, t.centre + t.spread as rate_to
  from tournaments t join users u on u.id = t.organizer_id
  where t.status = 'Upcoming' and u.verified_at is not null and u.deleted_at is null and u.suspended_at is null
    and coalesce(u.age >= 18, true);

create or replace function keep_tournament_find(tournament uuid) returns void language sql as $$
  delete from tournament_finds where tournament_id = tournament;
  insert into tournament_finds (tournament_id, organizer_id, sport_id, strip, lon, ux, uy, uz, city, state, start_at, day,
    rate_from, rate_to)
  select tournament_id, organizer_id, sport_id, strip, lon, ux, uy, uz, city, state, start_at, day, rate_from, rate_to
  from tournament_find_rows where tournament_id = tournament
$$;

insert into tournament_finds (tournament_id, organizer_id, sport_id, strip, lon, ux, uy, uz, city, state, start_at, day,
  rate_from, rate_to)
select tournament_id, organizer_id, sport_id, strip, lon, ux, uy, uz, city, state, start_at, day, rate_from, rate_to
from tournament_find_rows;

-- The players whom a list shows of a tournament: the first who have accepted, without reading and sorting all of them.
create index tournament_players_first on tournament_players (tournament_id, position, added_at, user_id)
  include (state, asked_by) where state in ('2', '4');
