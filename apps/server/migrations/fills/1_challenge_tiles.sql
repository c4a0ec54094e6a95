-- batches: sports by id
lock table challenge_tiles in share row exclusive mode;
delete from challenge_tiles where sport_id between $1 and $2;
insert into challenge_tiles (tile, sport_id, challenges)
select tile, sport_id, challenges from challenge_tile_rows where sport_id between $1 and $2;
