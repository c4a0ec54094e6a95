-- batches: tournament_finds by tile
lock table tournament_tiles in share row exclusive mode;
delete from tournament_tiles where tile between $1 and $2;
insert into tournament_tiles (tile, froms, tos)
select tile, froms, tos from tournament_tile_rows where tile between $1 and $2;
