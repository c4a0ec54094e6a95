-- concurrently

-- Deleting a registration that nobody confirmed, or a guest, looks through everything that may name the account: by an
-- index, or row by row in the largest tables there are (four seconds an account among a million players).
create index concurrently rank_entries_user_index on rank_entries (user_id);
create index concurrently challenges_winner_index on challenges (winner_id) where winner_id is not null;
create index concurrently challenges_disputed_index on challenges (disputed_by) where disputed_by is not null;
create index concurrently challenge_players_reported_index on challenge_players (reported_winner_id)
  where reported_winner_id is not null;
create index concurrently challenge_ratings_rated_index on challenge_ratings (rated_id);
create index concurrently challenge_ratings_rater_index on challenge_ratings (rater_id);
create index concurrently star_ratings_rater_index on star_ratings (rater_id);
create index concurrently contact_messages_sender_index on contact_messages (sender_id) where sender_id is not null;
create index concurrently notices_actor_index on notices (actor_id) where actor_id is not null;
create index concurrently tournaments_held_index on tournaments (held_by) where held_by is not null;
create index concurrently tournament_players_captain_index on tournament_players (captain_id)
  where captain_id is not null;
create index concurrently tournament_notes_user_index on tournament_notes (user_id);
create index concurrently tournament_ratings_rated_index on tournament_ratings (rated_id);
create index concurrently tournament_ratings_rater_index on tournament_ratings (rater_id);
create index concurrently passkey_challenges_user_index on passkey_challenges (user_id);
create index concurrently passkey_proofs_user_index on passkey_proofs (user_id);
