-- How many players of a sport live in each town: the match search adds up the towns of its circle, where it read the row
-- of each of them. Kept by triggers, repeatable/3_town_sports.sql. Where the town lies stands with it, so that one index
-- tells it all.
create table town_sports (
  town_id int not null references towns,
  sport_id uuid not null references sports,
  cell int not null,
  ux double precision not null,
  uy double precision not null,
  uz double precision not null,
  players int not null,
  primary key (town_id, sport_id)
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
create index town_sports_near_index on town_sports (sport_id, cell) include (ux, uy, uz, players);
