-- Who has met whom stands in the ledger: a table of every pair that met took most of the time of a large tournament.
-- A numbered place asks for five settled opponents, so nobody's are counted further than that.
drop table rank_opponents;

-- The triggers derive from other columns, and a million players change at once.
alter table player_sports disable trigger user;
update player_sports set settled_opponents = 5 where settled_opponents > 5;
alter table player_sports enable trigger user;
