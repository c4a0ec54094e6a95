-- How many stand on a board within a distance is told from the tiles of its circle, not from each who lives there.

-- The tile of a quarter of a degree: rows from the south pole, in each from the date line to the east, as
-- addresses/tiles.ts counts them.
alter table towns add column tile int generated always as (
  least(719, floor((asind(uz) + 90) * 4))::int * 1440 + least(1439, floor((atan2d(uy, ux) + 180) * 4))::int) stored;
create index towns_tile_index on towns (tile) include (ux, uy, uz);

-- How the players of a sport who live in a tile stand on a board: at which steps, from below, and how many at each. A
-- step is that of `tile_step`.
create table board_tiles (
  sport_id uuid not null references sports,
  -- The period, as in board_totals.
  days smallint not null,
  tile int not null,
  steps int[] not null,
  players int[] not null,
  primary key (sport_id, days, tile)
) with (fillfactor = 80);

-- While a job still counts who was there before this version: the tiles up to `after` are done.
create table tiles_to_count (
  after int not null
);
insert into tiles_to_count (after) select -1 where exists (select from towns);
