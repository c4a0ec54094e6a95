-- batches: match_challenges by cell
lock table challenge_points in share row exclusive mode;
delete from challenge_points where cell between $1 and $2;
insert into challenge_points (cell, ux, uy, uz, challenges)
select cell, ux, uy, uz, challenges from challenge_point_rows where cell between $1 and $2
order by cell, ux, uy, uz;
