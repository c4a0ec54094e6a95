-- batches: users by id
-- Nobody ends a match or takes one back between what is read and what is written: those who do wait for the bite.
lock table last_plays in share row exclusive mode;
insert into last_plays (user_id, played_at, id)
select user_id, played_at, id from last_play_rows where user_id between $1 and $2
on conflict (user_id) do update set played_at = excluded.played_at, id = excluded.id;
