-- Searches and boards read these tables from an index alone, as long as their pages are known to be seen by all: of a
-- million players, 1 to 5 % changed since the last vacuum cost a match search a third more of the database's processor.
-- By itself PostgreSQL waits until a fifth has changed.
alter table match_players set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
alter table match_challenges set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
alter table near_people set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
alter table player_sports set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
