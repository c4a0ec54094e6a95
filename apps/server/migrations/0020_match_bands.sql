-- The match search of many sports: a square or a town is read by rank, or by start, whatever the sport. Sport by sport,
-- 35 of them in 20 squares were 700 descents of an index to find a row in each. Only a read that says `>= 0` may use
-- these: for one sport of a place, the planner would take them for as good as those that know the sport.
create index match_players_rank_index on match_players (cell, spot)
  include (sport_id, user_id, rank, age, gender_id, ux, uy, uz, state) where cell >= 0;
create index match_players_town_rank_index on match_players (town_id, spot)
  include (sport_id, user_id, rank, age, gender_id, ux, uy, uz, state) where town_id >= 0;
create index match_challenges_soon_index on match_challenges (cell, start_at)
  include (sport_id, challenge_id, issuer_id, day, ranked, rank, age, gender_id, ux, uy, uz, city, state)
  where cell >= 0;

-- The same with those that know no place: only a read of the whole country says `cell >= -1`, which holds for all.
drop index match_players_spot_index, match_challenges_start_index;
create index match_players_spot_index on match_players (sport_id, spot)
  include (user_id, rank, age, gender_id, ux, uy, uz, state) where cell >= -1;
create index match_challenges_start_index on match_challenges (sport_id, start_at)
  include (challenge_id, issuer_id, day, ranked, rank, age, gender_id, ux, uy, uz, city, state) where cell >= -1;

-- With match_cells these tell how wide a first look has to be, and are counted with it.
-- How players are spread over sports and, in steps of 25 points, over ranks.
create table match_spots (
  sport_id uuid not null references sports on delete cascade,
  step int not null,
  players int not null,
  primary key (sport_id, step)
);
insert into match_spots (sport_id, step, players)
select sport_id, floor(spot / 25)::int, count(*) from match_players group by 1, 2;

-- How many live in a town, one a sport: a circle takes more or less of a square than its area tells.
create table match_towns (
  town_id int primary key references towns on delete cascade,
  players int not null
);
insert into match_towns (town_id, players)
select town_id, count(*) from match_players where town_id is not null group by 1;
