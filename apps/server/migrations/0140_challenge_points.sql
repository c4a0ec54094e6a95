-- How many open challenges there are at each point: venues stand at the centre of their postal code, of which there are
-- few. The match search of all sports adds up the points of its circle, where it read the rows on its edge and the sums
-- of every sport and tile inside it. Kept by triggers, repeatable/2_match_challenges.sql. With room on each page, so that
-- a point stays beside its neighbours, with whom it is read.
create table challenge_points (
  cell int not null,
  ux double precision not null,
  uy double precision not null,
  uz double precision not null,
  challenges int not null,
  primary key (cell, ux, uy, uz) include (challenges)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
