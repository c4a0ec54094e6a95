-- How many tournaments a search finds within a distance is told from the tiles of its circle, not from each of them.

-- The tile of a quarter of a degree; null until the fill has been there.
alter table tournament_finds add column tile int;

-- The rank windows of the tournaments in a tile: where they begin and where they end, each list from below. Those that
-- meet a window are those that begin before its end, less those that end before its beginning.
create table tournament_tiles (
  tile int primary key,
  froms int[] not null,
  tos int[] not null
) with (fillfactor = 80);
