-- concurrently

-- The match search counts the open challenges of one sport, or of several, by tiles: by tile alone it read those of all.
create index concurrently match_challenges_sport_tile_index on match_challenges (sport_id, tile, start_at)
  include (issuer_id, ux, uy, uz);
create index concurrently challenge_tiles_sport_index on challenge_tiles (sport_id, tile) include (challenges);
