-- concurrently

-- As before, with the age as the last key: of whoever is not of the age that is looked for nothing but the key is read,
-- not whether everybody sees that row.
create index concurrently match_players_near_age_index on match_players (cell, sport_id, spot, age)
  include (user_id, rank, gender_id, ux, uy, uz, state, told_age, mean, variance, numbered);
create index concurrently match_players_spot_age_index on match_players (sport_id, spot, age)
  include (user_id, rank, gender_id, ux, uy, uz, state) where cell >= -1;
create index concurrently match_players_town_age_index on match_players (town_id, sport_id, spot, age)
  include (user_id, rank, gender_id, ux, uy, uz, state);
