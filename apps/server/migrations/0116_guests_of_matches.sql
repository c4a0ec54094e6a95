-- contract: versions before name nobody for a side without an account, so that the wider checks of kinds and roles refuse
-- nothing of what they write

-- Guests by name in matches of sides that are not ranked.
alter table guests
  drop constraint guests_kind_check,
  add constraint guests_kind_check check (kind in ('tournament', 'event', 'challenge'));
alter table challenge_players
  drop constraint challenge_players_role_check,
  add constraint challenge_players_role_check check (role in ('issuer', 'recipient', 'joined', 'lineup', 'guest'));
