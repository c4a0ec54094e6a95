-- batches: sports by id
-- It makes the row of a sport, or holds the one there is.
insert into win_counts as c (sport_id, wins) select id, 0 from sports where id between $1 and $2 order by id
on conflict (sport_id) do update set wins = c.wins;
update win_counts c set wins = (select coalesce(sum(p.wins), 0) from player_sports p where p.sport_id = c.sport_id)
where c.sport_id between $1 and $2;
