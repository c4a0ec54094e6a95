-- concurrently

-- The tournaments of a tile, for those that lie on the edge of a circle, and to write its lists anew.
create index concurrently tournament_finds_tile_index on tournament_finds (tile)
  include (organizer_id, start_at, rate_from, rate_to, ux, uy, uz);
