-- batches: towns by id
select from towns where id between $1 and $2 order by id for no key update;
update towns t set people = c.people, players = c.players
from (
  select w.id, n.people, n.players
  from towns w
  cross join lateral (
    select count(*)::int as people, (count(*) filter (where plays))::int as players from near_people where town_id = w.id
  ) n
  where w.id between $1 and $2
) c
where c.id = t.id and (c.people, c.players) <> (t.people, t.players);
