-- The last completed match of each player: `last_plays`. Triggers, since a node of the version before ends matches, too.

-- The one definition of what stands in the table, in the order of the feed.
create or replace view last_play_rows as
  select u.id as user_id, l.played_at, l.id
  from users u
  cross join lateral (
    (select p.start_at as played_at, p.challenge_id as id from challenge_players p
    where p.user_id = u.id and p.status = '4' order by p.start_at desc, p.challenge_id limit 1)
    union all
    (select b.played_at, b.result_id from bracket_plays b
    where b.user_id = u.id order by b.played_at desc, b.result_id limit 1)
    order by 1 desc, 2 limit 1
  ) l;

-- Takes the player's row also where it changes nothing in it: whoever takes a match back waits, and then sees this one.
create or replace function keep_last_play(player uuid, at timestamptz, match uuid) returns void language plpgsql as $$
begin
  insert into last_plays as l (user_id, played_at, id) values (player, at, match)
  on conflict (user_id) do update set played_at = excluded.played_at, id = excluded.id
    where excluded.played_at > l.played_at or (excluded.played_at = l.played_at and excluded.id < l.id);
end
$$;

-- The row is taken before the matches are read, so that those which others end or take back meanwhile are known; and it
-- is written over, not anew: whoever waits for it finds it.
create or replace function forget_last_play(player uuid, match uuid) returns void language plpgsql
set enable_seqscan = off as $$
declare
  last uuid;
begin
  select id into last from last_plays where user_id = player for update;
  if last = match then
    update last_plays l set played_at = r.played_at, id = r.id
    from last_play_rows r where r.user_id = player and l.user_id = player;
    if not found then
      delete from last_plays where user_id = player;
    end if;
  end if;
end
$$;

create or replace function challenge_players_last() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = '4' then
    perform forget_last_play(old.user_id, old.challenge_id);
  end if;
  if tg_op <> 'DELETE' and new.status = '4' then
    perform keep_last_play(new.user_id, new.start_at, new.challenge_id);
  end if;
  return null;
end
$$;
create or replace trigger challenge_players_last_new after insert on challenge_players for each row
  when (new.status = '4') execute function challenge_players_last();
create or replace trigger challenge_players_last_changed after update of status, start_at, user_id on challenge_players
  for each row when ((new.status = '4' or old.status = '4') and (new.status, new.start_at, new.user_id)
    is distinct from (old.status, old.start_at, old.user_id)) execute function challenge_players_last();
create or replace trigger challenge_players_last_gone after delete on challenge_players for each row
  when (old.status = '4') execute function challenge_players_last();

create or replace function bracket_plays_last() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform forget_last_play(old.user_id, old.result_id);
  else
    perform keep_last_play(new.user_id, new.played_at, new.result_id);
  end if;
  return null;
end
$$;
create or replace trigger bracket_plays_last after insert or delete on bracket_plays for each row
  execute function bracket_plays_last();

insert into fills (name) select '2_last_plays' where not exists (select from last_plays)
on conflict do nothing;
