-- contract: versions before write none of the new columns and no other role than they did, so that neither the wider
-- check of roles nor those of the new columns refuse anything of what they write, and no upsert names a check

-- Matches of sides: how many play on one and for whom the match is; null where every player is a side, as in every
-- challenge of before. The teams for which the sides play: the issuer's, and the other.
alter table challenges
  add column side_size integer,
  add column composition text,
  add column team_id uuid references teams (id) on delete set null,
  add column against_team_id uuid references teams (id) on delete set null,
  add constraint challenges_side_size check (side_size > 1),
  add constraint challenges_composition check (composition in ('any', 'men', 'women', 'mixed'));
create index challenges_team on challenges (team_id) where team_id is not null;
create index challenges_against_team on challenges (against_team_id) where against_team_id is not null;

alter table challenge_players
  -- The issuer's side is 0. Of a player who has only asked to join, the side that was wished for.
  add column side integer,
  add column captain boolean not null default false,
  -- How many places of a captain's side anybody may ask for; null for all that are free.
  add column need integer,
  -- When a report first named the player.
  add column named_at timestamptz,
  drop constraint challenge_players_role_check,
  add constraint challenge_players_role_check check (role in ('issuer', 'recipient', 'joined', 'lineup')),
  add constraint challenge_players_side check (side in (0, 1)),
  add constraint challenge_players_captain check (not captain or side is not null);
