-- What a page of a board asked too many rows for.

-- How the last five ranked matches of a player in a sport went, the latest last: a letter each, w(on), d(rawn) or
-- l(ost); '' once all of them are taken back. Without a row the ledger tells it.
create table rank_forms (
  user_id uuid not null references users on delete cascade,
  sport_id uuid not null references sports,
  form text not null,
  primary key (user_id, sport_id)
);

-- While players who played before this version are still without a row, which a job gives them: those up to `after` are
-- done.
create table forms_to_count (
  after uuid not null
);
insert into forms_to_count (after)
select '00000000-0000-0000-0000-000000000000' where exists (select from rank_entries);

-- How many stand at each step of a board of a sport, by gender and of whatever age: the sum of the rows of a step. Who
-- changes a board adds rows and locks none, so that nobody waits for anybody; a job gathers them into one row.
create table board_totals (
  sport_id uuid not null references sports,
  -- The period: 7, 30 or 365; 0 is all time.
  days smallint not null,
  -- As in board_counts.
  gender_id uuid not null,
  numbered boolean not null,
  step int not null,
  players int not null,
  -- Not gathered yet.
  change boolean not null default false
);
create index board_totals_step_index on board_totals (sport_id, days, gender_id, numbered, step) include (players);
create index board_totals_change_index on board_totals (sport_id, days, gender_id, numbered, step) where change;
