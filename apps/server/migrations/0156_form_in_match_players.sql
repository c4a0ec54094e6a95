-- How the last ranked matches went, as rank_forms says: a board reads one row of a player for it and for what was gained in
-- the week. Null where it has not been told since this version: rank_forms tells it.
alter table match_players add column form text;
