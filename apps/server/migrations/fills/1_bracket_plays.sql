-- batches: results by seq
-- Who takes one of these back meanwhile names it, and waits, and then finds its rows; or was first, and is seen.
select from results where seq between $1 and $2 and match is not null order by seq for update;
insert into bracket_plays (result_id, user_id, played_at)
select result_id, user_id, played_at from bracket_play_rows
where result_id = any (array(select id from results where seq between $1 and $2 and match is not null))
on conflict do nothing;
