-- The index by tiles, 0154, is read instead.
drop index match_players_gained_index;
