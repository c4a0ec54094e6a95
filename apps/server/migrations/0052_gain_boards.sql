-- The order of the boards of a period, with all that they are filtered by, as match_players_board_index is that of all
-- time. In a file of their own: the tables of the file before may be read while these are made.
create index match_players_week_index on match_players (sport_id, numbered desc, gained_week desc, variance)
  include (user_id, gender_id, told_age, ux, uy, uz, state, town_id) where gained_week is not null;
create index match_players_month_index on match_players (sport_id, numbered desc, gained_month desc, variance)
  include (user_id, gender_id, told_age, ux, uy, uz, state, town_id) where gained_month is not null;
create index match_players_year_index on match_players (sport_id, numbered desc, gained_year desc, variance)
  include (user_id, gender_id, told_age, ux, uy, uz, state, town_id) where gained_year is not null;

-- A circle's squares: who played in a week or a month played in the year.
create index match_players_gained_index on match_players (cell, sport_id)
  include (numbered, variance, gender_id, told_age, ux, uy, uz, state, gained_week, gained_month, gained_year)
  where gained_year is not null;
