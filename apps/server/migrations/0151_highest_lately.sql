-- The highest rank that a player was shown in the 181 days before the row of rank_bases was written, which is no less than
-- what they were shown in the 180 days before now. Null where it has not been told since this version: the ledger tells it.
alter table rank_bases add column highest_mean double precision;
alter table match_players add column highest int;
