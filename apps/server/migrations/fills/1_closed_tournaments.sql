-- batches: tournaments by id
select from tournaments where id between $1 and $2 and status = 'Upcoming' and not open order by id for no key update;
select keep_tournament_find(id) from tournaments
where id between $1 and $2 and status = 'Upcoming' and not open order by id;
