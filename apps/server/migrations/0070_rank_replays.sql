-- How far a replay under way has written the ledger anew, as a place in the log; null where none is. A node that takes a
-- replay over goes on from there.
alter table sports add column rank_replay_seq bigint;
