-- How many tournaments a search finds within a distance is told from the tiles of its circle, not from each of them.

-- The tile of a quarter of a degree: rows from the south pole, in each from the date line to the east, as
-- addresses/tiles.ts counts them.
alter table tournament_finds add column tile int generated always as (
  least(719, floor((asind(uz) + 90) * 4))::int * 1440 + least(1439, floor((atan2d(uy, ux) + 180) * 4))::int) stored;
create index tournament_finds_tile_index on tournament_finds (tile)
  include (organizer_id, start_at, rate_from, rate_to, ux, uy, uz);

-- The rank windows of the tournaments in a tile: where they begin and where they end, each list from below. Those that
-- meet a window are those that begin before its end, less those that end before its beginning.
create table tournament_tiles (
  tile int primary key,
  froms int[] not null,
  tos int[] not null
) with (fillfactor = 80);
