-- batches: near_people by user_id
-- As keep_near_person holds a player.
select from users
where id in (
  select n.user_id from near_people n
  where n.user_id between $1 and $2
    and n.plays <> exists (select from player_sports p where p.user_id = n.user_id and p.listed))
order by id for no key update;
update near_people n set plays = not n.plays
where n.user_id between $1 and $2
  and n.plays <> exists (select from player_sports p where p.user_id = n.user_id and p.listed);
