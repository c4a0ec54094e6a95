-- concurrently

-- Boards within a distance: the players of a sport by tiles, as `tile_of` names them. The columns that it is worked out
-- from stand in the index too, or PostgreSQL would look into the table for them.
create index concurrently match_players_tile_index on match_players (sport_id,
    (least(719, floor((asind(uz) + 90) * 4))::int * 1440 + least(1439, floor((atan2d(uy, ux) + 180) * 4))::int))
  include (user_id, numbered, variance, gender_id, told_age, ux, uy, uz, state, mean, gained_week, gained_month,
    gained_year)
  where mean is not null;
