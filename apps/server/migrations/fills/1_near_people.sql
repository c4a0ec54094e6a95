-- batches: near_people by user_id
-- As keep_near_person holds a player.
select from users
where id in (
  select n.user_id from near_people n join near_people_rows r on r.user_id = n.user_id
  where r.plays <> n.plays and n.user_id between $1 and $2)
order by id for no key update;
update near_people n set plays = r.plays from near_people_rows r
where r.user_id = n.user_id and r.plays <> n.plays and n.user_id between $1 and $2;
