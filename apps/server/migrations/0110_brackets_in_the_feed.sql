-- contract: versions before write and delete applause by challenge_id and user_id, which stay, and name no key

-- The players of the matches of brackets that count, so that a player's latest are found in an index: the feed of
-- friends' results reads them beside `challenge_players`. Kept by a trigger, repeatable/2_bracket_plays.sql.
create table bracket_plays (
  result_id uuid not null references results on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- When it was reported, or decided where nobody had.
  played_at timestamptz not null,
  primary key (result_id, user_id)
);
create index bracket_plays_lists on bracket_plays (user_id, played_at desc, result_id);

-- Applause is for a challenge or for a match of a bracket, which stays the same one when its result is corrected.
alter table kudos
  drop constraint kudos_pkey,
  alter column challenge_id drop not null,
  add column tournament_id uuid,
  add column match int,
  add constraint kudos_thing check (num_nonnulls(challenge_id, match) = 1 and num_nonnulls(tournament_id, match) <> 1),
  add constraint kudos_challenge_key unique (challenge_id, user_id),
  add constraint kudos_match_key unique (tournament_id, match, user_id),
  add constraint kudos_match_fkey foreign key (tournament_id, match) references bracket_matches on delete cascade;
