-- batches: people_counts by shard
select from people_counts where shard between $1 and $2 order by shard for update;
update people_counts c set (players, findable) = (
  select coalesce(sum(r.players), 0)::int, coalesce(sum(r.findable), 0)::int
  from people_count_rows r where r.shard = c.shard)
where c.shard between $1 and $2;
