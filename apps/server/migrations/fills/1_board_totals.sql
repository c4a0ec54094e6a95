-- batches: sports by id
lock table board_totals in share row exclusive mode;
delete from board_totals where sport_id between $1 and $2;
insert into board_totals (sport_id, days, gender_id, numbered, step, players)
select c.sport_id, c.days, c.gender_id, c.numbered, c.step, sum(c.players)
from (
  select 0 as days, sport_id, gender_id, numbered, step, players from board_counts where sport_id between $1 and $2
  union all
  select days, sport_id, gender_id, numbered, step, players from gain_counts where sport_id between $1 and $2
) c
group by 1, 2, 3, 4, 5 having sum(c.players) <> 0;
