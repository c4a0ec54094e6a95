-- concurrently

-- As before, with the highest rank lately: a search for a window of ranks asks the ledger about few players.
create index concurrently match_players_square_sport_index on match_players (cell, sport_id, spot, age)
  include (user_id, rank, highest, gender_id, ux, uy, uz, state, told_age, mean, variance, numbered);
create index concurrently match_players_square_index on match_players (cell, spot)
  include (sport_id, user_id, rank, highest, age, gender_id, ux, uy, uz, state) where cell >= 0;
create index concurrently match_players_sport_index on match_players (sport_id, spot, age)
  include (user_id, rank, highest, gender_id, ux, uy, uz, state) where cell >= -1;
create index concurrently match_players_town_sport_index on match_players (town_id, sport_id, spot, age)
  include (user_id, rank, highest, gender_id, ux, uy, uz, state);
create index concurrently match_players_town_index on match_players (town_id, spot)
  include (sport_id, user_id, rank, highest, age, gender_id, ux, uy, uz, state) where town_id >= 0;
