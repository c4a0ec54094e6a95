-- batches: tournament_finds by tournament_id
update tournament_finds set tile = tile_of(ux, uy, uz) where tile is null and tournament_id between $1 and $2;
