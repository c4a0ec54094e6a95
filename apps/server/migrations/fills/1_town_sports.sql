-- batches: towns by id
lock table town_sports in share row exclusive mode;
delete from town_sports where town_id between $1 and $2;
insert into town_sports (town_id, sport_id, cell, ux, uy, uz, players)
select town_id, sport_id, cell, ux, uy, uz, players from town_sport_rows where town_id between $1 and $2;
