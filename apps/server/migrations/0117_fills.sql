-- Tables that are counted ahead are filled with what was there before their triggers while everybody goes on writing:
-- migrations/fills. Here is how far each of them is; those that a version before has filled are not here.
create table fills (
  name text primary key,
  -- The key of the last row that was there before the trigger; null where it makes no difference.
  until text,
  -- The rows up to this key are done.
  position text,
  done bigint not null default 0,
  total bigint,
  ended boolean not null default false
);

-- Whoever counts the players of a shard holds its row.
insert into people_counts (shard, players, findable)
select n, 0, 0 from generate_series(0, 15) n where exists (select from users)
on conflict do nothing;
