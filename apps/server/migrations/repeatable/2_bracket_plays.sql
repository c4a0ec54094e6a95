-- Who played the matches of brackets, and when: `bracket_plays`. A trigger on the log, since a node of the version
-- before writes results, too.

-- The one definition of what stands in the table.
create or replace view bracket_play_rows as
  select r.id as result_id, p.user_id::uuid as user_id,
    coalesce(m.reported_at, m.decided_at, r.effective_at) as played_at
  from results r
  left join bracket_matches m on m.tournament_id = r.tournament_id and m.id = r.match
  cross join lateral jsonb_array_elements(r.sides) as s (players)
  cross join lateral jsonb_array_elements_text(s.players) as p (user_id)
  where r.match is not null and r.voids is null and not exists (select from results c where c.voids = r.id);

create or replace function results_bracket_plays() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if new.voids is null then
    insert into bracket_plays (result_id, user_id, played_at)
    select result_id, user_id, played_at from bracket_play_rows where result_id = new.id
    on conflict do nothing;
  else
    delete from bracket_plays where result_id = new.voids;
  end if;
  return null;
end
$$;
create or replace trigger results_bracket_plays after insert on results for each row
  when (new.match is not null) execute function results_bracket_plays();

insert into fills (name, until) select '1_bracket_plays', (select coalesce(max(seq), 0) from results)
where not exists (select from bracket_plays)
on conflict do nothing;
