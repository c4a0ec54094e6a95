-- contract: no version before writes a draw, so that the wider checks refuse nothing of what it writes

-- What a report says beside the winner: how the match ended, and its score. A report of a draw names no winner.
alter table challenge_players
  add column told jsonb,
  drop constraint challenge_players_report,
  add constraint challenge_players_report check (reported_winner_id is null or reported_at is not null);

alter table challenges
  -- How its score is told, where the issuer chose; else as the sport does on that day.
  add column format text,
  -- It ended level: a draw, or decided by a shoot-out.
  add column level boolean not null default false,
  add column ending text,
  -- As it was entered, with what was read in it.
  add column score jsonb,
  drop constraint challenges_winner,
  add constraint challenges_winner check ((status = '4') = (winner_id is not null or level));

-- Draws are counted by player.
create index challenges_level on challenges (sport_id) where level;
