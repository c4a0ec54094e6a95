-- Those with the age, 0145, are read instead.
drop index match_players_near_index, match_players_spot_index, match_players_town_index;
