-- concurrently

-- What a circle holds is added up from thousands of tiles and sports, which lie anywhere in the table: each was a page of
-- its own. The index has them in order, with their counts.
create index concurrently challenge_tiles_counts_index on challenge_tiles (tile, sport_id) include (challenges);
