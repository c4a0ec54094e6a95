-- batches: tournament_finds by tournament_id
select from tournament_finds where tournament_id between $1 and $2 for no key update;
update tournament_finds set tile = tile_of(ux, uy, uz) where tile is null and tournament_id between $1 and $2;
