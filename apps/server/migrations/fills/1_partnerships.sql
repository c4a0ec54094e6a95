-- batches: results by seq
-- Each entry of the log is counted once: those up to the last that was there before the trigger here, later ones by it.
-- Where a player stands is read once nobody moves it: whoever does then finds the row of the pair.
select from player_sports s
where (s.user_id, s.sport_id) in (
  select unnest(array[p.low_id, p.high_id]), p.sport_id from partnership_changes p where p.seq between $1 and $2)
order by s.sport_id, s.user_id for no key update;
insert into partnerships as t (sport_id, low_id, high_id, wins, draws, losses, low_mean, high_mean, low_numbered,
  high_numbered)
select p.sport_id, p.low_id, p.high_id, p.wins, p.draws, p.losses, case when a.listed then a.mean end,
  case when b.listed then b.mean end, a.numbered, b.numbered
from (
  select sport_id, low_id, high_id, sum(wins)::int as wins, sum(draws)::int as draws, sum(losses)::int as losses
  from partnership_changes where seq between $1 and $2
  group by sport_id, low_id, high_id having (sum(wins), sum(draws), sum(losses)) <> (0, 0, 0)
) p
join player_sports a on a.user_id = p.low_id and a.sport_id = p.sport_id
join player_sports b on b.user_id = p.high_id and b.sport_id = p.sport_id
order by p.low_id, p.sport_id, p.high_id
on conflict (low_id, sport_id, high_id) do update
  set wins = t.wins + excluded.wins, draws = t.draws + excluded.draws, losses = t.losses + excluded.losses;
