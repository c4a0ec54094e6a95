-- What the searches count.

-- How many open challenges there are in each tile of a quarter of a degree, by sport, so that a search of a wide circle
-- counts tiles, and one by one only what lies on its edge.
-- Rows from the south pole, in each from the date line to the east, as addresses/tiles.ts counts them.
alter table match_challenges add column tile int generated always as (
  least(719, floor((asind(uz) + 90) * 4))::int * 1440 + least(1439, floor((atan2d(uy, ux) + 180) * 4))::int) stored;
create index match_challenges_tile_index on match_challenges (tile, start_at) include (sport_id, issuer_id, ux, uy, uz);

create table challenge_tiles (
  tile int not null,
  sport_id uuid not null references sports,
  challenges int not null,
  primary key (tile, sport_id)
);

-- People of some ages are counted without reading those of others.
create index near_people_age_index on near_people (town_id, age) include (gender_id, user_id) where age >= 0;
