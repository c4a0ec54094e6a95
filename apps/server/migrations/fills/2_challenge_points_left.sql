-- batches: challenge_points by cell
-- A square whose last challenge went before it was counted was never come to, and is below zero.
lock table challenge_points in share row exclusive mode;
delete from challenge_points p
where cell between $1 and $2 and not exists (select from match_challenges m where m.cell = p.cell);
