-- What notices tell of players, and reminders before something starts.

-- Ids of the players whom the text names, beside the actor, by the word that stands for them: {"winner": "…"}.
alter table notices add column people jsonb not null default '{}';

-- The next moment to remind whoever attends: 24 hours before the start, then 2 hours, then none. The job reads only
-- what is due; a trigger sets it, so that whoever moves a start moves the reminders, too. What was announced by the
-- version before gets one once its start is moved.
alter table challenges add column remind_at timestamptz;
alter table tournaments add column remind_at timestamptz;
alter table events add column remind_at timestamptz;
create index challenges_remind_index on challenges (remind_at) where remind_at is not null;
create index tournaments_remind_index on tournaments (remind_at) where remind_at is not null;
create index events_remind_index on events (remind_at) where remind_at is not null;

create function plan_reminder() returns trigger language plpgsql as $$
begin
  new.remind_at := new.start_at - interval '24 hours';
  return new;
end
$$;
create trigger challenges_remind_new before insert on challenges for each row execute function plan_reminder();
create trigger challenges_remind_moved before update of start_at on challenges for each row
  when (old.start_at is distinct from new.start_at) execute function plan_reminder();
create trigger tournaments_remind_new before insert on tournaments for each row execute function plan_reminder();
create trigger tournaments_remind_moved before update of start_at on tournaments for each row
  when (old.start_at is distinct from new.start_at) execute function plan_reminder();
create trigger events_remind_new before insert on events for each row execute function plan_reminder();
create trigger events_remind_moved before update of start_at on events for each row
  when (old.start_at is distinct from new.start_at) execute function plan_reminder();
