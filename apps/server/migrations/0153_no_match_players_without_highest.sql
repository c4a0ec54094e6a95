-- Those with the highest rank lately, 0152, are read instead.
drop index match_players_near_age_index, match_players_rank_index, match_players_spot_age_index,
  match_players_town_age_index, match_players_town_rank_index;
