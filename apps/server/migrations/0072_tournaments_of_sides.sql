-- contract: versions before write none of the new columns and no place that a captain asks for, so that neither the wider
-- check of who asked nor those of the new columns refuse anything of what they write

-- Tournaments of sides: how many play on one, and for whom they are; null where every player enters alone, as in every
-- tournament of before. `accepted` counts the sides that are complete.
alter table tournaments
  add column side_size integer,
  add column composition text,
  add constraint tournaments_side_size check (side_size > 1),
  add constraint tournaments_composition check (composition in ('any', 'men', 'women', 'mixed')),
  add constraint tournaments_sides check ((side_size is null) = (composition is null));

alter table tournament_players
  -- The captain whose side the player is on, null of captains and of players alone; and the captain who asks the player.
  add column captain_id uuid references users,
  add column asker_id uuid references users,
  -- Of a captain: the team for which the side plays.
  add column team_id uuid references teams on delete set null,
  drop constraint tournament_players_asked_by_check,
  add constraint tournament_players_asked_by_check check (asked_by in ('organizer', 'self', 'captain')),
  add constraint tournament_players_captain check (captain_id <> user_id and asker_id <> user_id);
create index tournament_players_captain on tournament_players (tournament_id, captain_id) where captain_id is not null;
create index tournament_players_asker on tournament_players (asker_id) where asker_id is not null;
create index tournament_players_team on tournament_players (team_id) where team_id is not null;
