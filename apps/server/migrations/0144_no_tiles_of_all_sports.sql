-- Those by sport, 0143, are read instead; all sports together are counted by points, 0140.
drop index match_challenges_tile_index, challenge_tiles_counts_index;
