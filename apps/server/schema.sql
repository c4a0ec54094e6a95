-- The schema as it is now, to be read: `npm run schema` writes it, a test holds it, and migrations/ makes it.
-- docs/data.md draws it; what views and functions do stands in migrations/repeatable/.

CREATE SEQUENCE player_version_seq;

CREATE TABLE account_links (
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  email text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT account_links_pkey PRIMARY KEY (token_hash),
  CONSTRAINT account_links_purpose_check CHECK (purpose = ANY (ARRAY['verify'::text, 'reset'::text, 'undo'::text])),
  CONSTRAINT account_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_links_expires_index ON account_links (expires_at);
CREATE INDEX account_links_user_index ON account_links (user_id, purpose, created_at DESC);

CREATE TABLE addresses (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  address_line_1 text NOT NULL,
  address_line_2 text DEFAULT ''::text NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  postal_code text NOT NULL,
  lat double precision,
  lon double precision,
  timezone text,
  is_primary boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT addresses_pkey PRIMARY KEY (id),
  CONSTRAINT addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX addresses_one_primary ON addresses (user_id) WHERE is_primary;
CREATE INDEX addresses_primary_index ON addresses (user_id) INCLUDE (city, state) WHERE is_primary;
CREATE INDEX addresses_user_index ON addresses (user_id, created_at, id);

CREATE TABLE blocks (
  blocker_id uuid NOT NULL,
  blocked_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  blocked_name text DEFAULT ''::text NOT NULL,
  blocker_name text DEFAULT ''::text NOT NULL,
  CONSTRAINT blocks_pkey PRIMARY KEY (blocker_id, blocked_id),
  CONSTRAINT blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT blocks_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX blocks_blocked_index ON blocks (blocked_id);

CREATE TABLE board_counts (
  sport_id uuid NOT NULL,
  gender_id uuid NOT NULL,
  told_age integer NOT NULL,
  numbered boolean NOT NULL,
  step integer NOT NULL,
  players integer NOT NULL,
  CONSTRAINT board_counts_pkey PRIMARY KEY (sport_id, gender_id, told_age, numbered, step) INCLUDE (players),
  CONSTRAINT board_counts_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id)
);

CREATE TABLE board_tiles (
  sport_id uuid NOT NULL,
  days smallint NOT NULL,
  tile integer NOT NULL,
  steps integer[] NOT NULL,
  players integer[] NOT NULL,
  CONSTRAINT board_tiles_pkey PRIMARY KEY (sport_id, days, tile),
  CONSTRAINT board_tiles_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id)
) WITH (fillfactor=80);

CREATE TABLE board_totals (
  sport_id uuid NOT NULL,
  days smallint NOT NULL,
  gender_id uuid NOT NULL,
  numbered boolean NOT NULL,
  step integer NOT NULL,
  players integer NOT NULL,
  change boolean DEFAULT false NOT NULL,
  CONSTRAINT board_totals_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id)
);
CREATE INDEX board_totals_change_index ON board_totals (sport_id, days, gender_id, numbered, step) WHERE change;
CREATE INDEX board_totals_step_index ON board_totals (sport_id, days, gender_id, numbered, step) INCLUDE (players);

CREATE TABLE bracket_matches (
  tournament_id uuid NOT NULL,
  id integer NOT NULL,
  group_number integer NOT NULL,
  round integer NOT NULL,
  number integer NOT NULL,
  status integer NOT NULL,
  opponent1 jsonb,
  opponent2 jsonb,
  score1 integer,
  score2 integer,
  reported_by integer,
  reported_winner integer,
  reported_at timestamp with time zone,
  disputed boolean NOT NULL,
  decided_by text,
  decided_at timestamp with time zone,
  claimed_winner integer,
  claimed_score1 integer,
  claimed_score2 integer,
  told jsonb,
  claimed_told jsonb,
  CONSTRAINT bracket_matches_pkey PRIMARY KEY (tournament_id, id),
  CONSTRAINT bracket_matches_claim CHECK ((claimed_score1 IS NULL) = (claimed_score2 IS NULL) AND (claimed_winner IS NOT NULL OR claimed_told IS NOT NULL OR claimed_score1 IS NULL)),
  CONSTRAINT bracket_matches_claimed_score1_check CHECK (claimed_score1 >= 0),
  CONSTRAINT bracket_matches_claimed_score2_check CHECK (claimed_score2 >= 0),
  CONSTRAINT bracket_matches_decided_by_check CHECK (decided_by = ANY (ARRAY['players'::text, 'silence'::text, 'organizer'::text, 'walkover'::text])),
  CONSTRAINT bracket_matches_decision CHECK ((decided_by IS NULL) = (decided_at IS NULL)),
  CONSTRAINT bracket_matches_report CHECK ((reported_by IS NULL) = (reported_at IS NULL) AND (reported_by IS NOT NULL OR reported_winner IS NULL)),
  CONSTRAINT bracket_matches_score CHECK ((score1 IS NULL) = (score2 IS NULL)),
  CONSTRAINT bracket_matches_score1_check CHECK (score1 >= 0),
  CONSTRAINT bracket_matches_score2_check CHECK (score2 >= 0),
  CONSTRAINT bracket_matches_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES brackets(tournament_id) ON DELETE CASCADE
);

CREATE TABLE bracket_players (
  tournament_id uuid NOT NULL,
  seed integer NOT NULL,
  user_id uuid NOT NULL,
  rank integer NOT NULL,
  withdrawn boolean NOT NULL,
  CONSTRAINT bracket_players_pkey PRIMARY KEY (tournament_id, seed),
  CONSTRAINT bracket_players_tournament_id_user_id_key UNIQUE (tournament_id, user_id),
  CONSTRAINT bracket_players_seed_check CHECK (seed >= 1),
  CONSTRAINT bracket_players_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES brackets(tournament_id) ON DELETE CASCADE,
  CONSTRAINT bracket_players_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX bracket_players_user_index ON bracket_players (user_id, tournament_id);

CREATE TABLE bracket_plays (
  result_id uuid NOT NULL,
  user_id uuid NOT NULL,
  played_at timestamp with time zone NOT NULL,
  CONSTRAINT bracket_plays_pkey PRIMARY KEY (result_id, user_id),
  CONSTRAINT bracket_plays_result_id_fkey FOREIGN KEY (result_id) REFERENCES results(id) ON DELETE CASCADE,
  CONSTRAINT bracket_plays_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX bracket_plays_lists ON bracket_plays (user_id, played_at DESC, result_id);
CREATE TRIGGER bracket_plays_last AFTER INSERT OR DELETE ON bracket_plays FOR EACH ROW EXECUTE FUNCTION bracket_plays_last();

CREATE TABLE brackets (
  tournament_id uuid NOT NULL,
  settings jsonb NOT NULL,
  drawn_at timestamp with time zone NOT NULL,
  due_at timestamp with time zone,
  by_match boolean DEFAULT true NOT NULL,
  score_format text,
  round_formats text[] DEFAULT '{}'::text[] NOT NULL,
  standings text,
  CONSTRAINT brackets_pkey PRIMARY KEY (tournament_id),
  CONSTRAINT brackets_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id) ON DELETE CASCADE
);
CREATE INDEX brackets_due_index ON brackets (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE calendar_feeds (
  user_id uuid NOT NULL,
  token text,
  created_at timestamp with time zone NOT NULL,
  token_hash bytea NOT NULL,
  CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id),
  CONSTRAINT calendar_feeds_hash_key UNIQUE (token_hash),
  CONSTRAINT calendar_feeds_token_key UNIQUE (token),
  CONSTRAINT calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TRIGGER calendar_feeds_hash BEFORE INSERT OR UPDATE ON calendar_feeds FOR EACH ROW EXECUTE FUNCTION hash_calendar_token();

CREATE TABLE challenge_link_wishes (
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  wished_at timestamp with time zone,
  times jsonb,
  agreed_to text,
  CONSTRAINT challenge_link_wishes_pkey PRIMARY KEY (user_id),
  CONSTRAINT challenge_link_wishes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE challenge_links (
  challenge_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  places integer NOT NULL,
  taken integer DEFAULT 0 NOT NULL,
  made_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT challenge_links_pkey PRIMARY KEY (challenge_id),
  CONSTRAINT challenge_links_code_key UNIQUE (code_hash),
  CONSTRAINT challenge_links_places_check CHECK (places >= 1 AND places <= 8),
  CONSTRAINT challenge_links_challenge_id_fkey FOREIGN KEY (challenge_id) REFERENCES challenges(id)
);
CREATE INDEX challenge_links_ends_index ON challenge_links (ends_at);

CREATE TABLE challenge_players (
  challenge_id uuid NOT NULL,
  user_id uuid NOT NULL,
  place integer NOT NULL,
  role text NOT NULL,
  state text NOT NULL,
  status text NOT NULL,
  start_at timestamp with time zone NOT NULL,
  message text NOT NULL,
  reported_winner_id uuid,
  reported_at timestamp with time zone,
  not_played_at timestamp with time zone,
  unseen boolean NOT NULL,
  told jsonb,
  side integer,
  captain boolean DEFAULT false NOT NULL,
  need integer,
  named_at timestamp with time zone,
  by_link boolean DEFAULT false NOT NULL,
  CONSTRAINT challenge_players_pkey PRIMARY KEY (challenge_id, user_id),
  CONSTRAINT challenge_players_captain CHECK (NOT captain OR side IS NOT NULL),
  CONSTRAINT challenge_players_report CHECK (reported_winner_id IS NULL OR reported_at IS NOT NULL),
  CONSTRAINT challenge_players_role_check CHECK (role = ANY (ARRAY['issuer'::text, 'recipient'::text, 'joined'::text, 'lineup'::text, 'guest'::text])),
  CONSTRAINT challenge_players_side CHECK (side = ANY (ARRAY[0, 1])),
  CONSTRAINT challenge_players_state_check CHECK (state = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text, 'lapsed'::text, 'withdrawn'::text])),
  CONSTRAINT challenge_players_challenge_id_fkey FOREIGN KEY (challenge_id) REFERENCES challenges(id) ON DELETE CASCADE,
  CONSTRAINT challenge_players_reported_winner_id_fkey FOREIGN KEY (reported_winner_id) REFERENCES users(id),
  CONSTRAINT challenge_players_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) WITH (fillfactor=80);
CREATE INDEX challenge_players_lists ON challenge_players (user_id, status, start_at DESC, challenge_id);
CREATE UNIQUE INDEX challenge_players_place ON challenge_players (challenge_id, place);
CREATE INDEX challenge_players_reported_index ON challenge_players (reported_winner_id) WHERE reported_winner_id IS NOT NULL;
CREATE TRIGGER challenge_players_last_changed AFTER UPDATE OF status, start_at, user_id ON challenge_players FOR EACH ROW WHEN ((new.status = '4'::text OR old.status = '4'::text) AND (new.status IS DISTINCT FROM old.status OR new.start_at IS DISTINCT FROM old.start_at OR new.user_id IS DISTINCT FROM old.user_id)) EXECUTE FUNCTION challenge_players_last();
CREATE TRIGGER challenge_players_last_gone AFTER DELETE ON challenge_players FOR EACH ROW WHEN (old.status = '4'::text) EXECUTE FUNCTION challenge_players_last();
CREATE TRIGGER challenge_players_last_new AFTER INSERT ON challenge_players FOR EACH ROW WHEN (new.status = '4'::text) EXECUTE FUNCTION challenge_players_last();

CREATE TABLE challenge_points (
  cell integer NOT NULL,
  ux double precision NOT NULL,
  uy double precision NOT NULL,
  uz double precision NOT NULL,
  challenges integer NOT NULL,
  CONSTRAINT challenge_points_pkey PRIMARY KEY (cell, ux, uy, uz) INCLUDE (challenges)
) WITH (fillfactor=70, autovacuum_vacuum_scale_factor=0.01, autovacuum_vacuum_insert_scale_factor=0.01);

CREATE TABLE challenge_ratings (
  challenge_id uuid NOT NULL,
  rater_id uuid NOT NULL,
  rated_id uuid NOT NULL,
  stars integer NOT NULL,
  CONSTRAINT challenge_ratings_pkey PRIMARY KEY (challenge_id, rater_id, rated_id),
  CONSTRAINT challenge_ratings_stars_check CHECK (stars >= 1 AND stars <= 5),
  CONSTRAINT challenge_ratings_challenge_id_fkey FOREIGN KEY (challenge_id) REFERENCES challenges(id) ON DELETE CASCADE,
  CONSTRAINT challenge_ratings_rated_id_fkey FOREIGN KEY (rated_id) REFERENCES users(id),
  CONSTRAINT challenge_ratings_rater_id_fkey FOREIGN KEY (rater_id) REFERENCES users(id)
);
CREATE INDEX challenge_ratings_rated_index ON challenge_ratings (rated_id);
CREATE INDEX challenge_ratings_rater_index ON challenge_ratings (rater_id);

CREATE TABLE challenge_tiles (
  tile integer NOT NULL,
  sport_id uuid NOT NULL,
  challenges integer NOT NULL,
  CONSTRAINT challenge_tiles_pkey PRIMARY KEY (tile, sport_id),
  CONSTRAINT challenge_tiles_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id)
);
CREATE INDEX challenge_tiles_sport_index ON challenge_tiles (sport_id, tile) INCLUDE (challenges);

CREATE TABLE challenges (
  id uuid NOT NULL,
  issuer_id uuid NOT NULL,
  sport_id uuid NOT NULL,
  open boolean NOT NULL,
  ranked boolean NOT NULL,
  status text NOT NULL,
  becomes text,
  becomes_at timestamp with time zone,
  due_at timestamp with time zone,
  start_at timestamp with time zone NOT NULL,
  pending_since timestamp with time zone NOT NULL,
  paid integer NOT NULL,
  disputed_at timestamp with time zone,
  disputed_by uuid,
  reminders_sent integer NOT NULL,
  winner_id uuid,
  ended text,
  ended_at timestamp with time zone,
  city text NOT NULL,
  state text NOT NULL,
  zip text NOT NULL,
  venue text NOT NULL,
  timezone text NOT NULL,
  lat double precision NOT NULL,
  lon double precision NOT NULL,
  rules text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  sequence integer DEFAULT 0 NOT NULL,
  remind_at timestamp with time zone,
  format text,
  level boolean DEFAULT false NOT NULL,
  ending text,
  score jsonb,
  side_size integer,
  composition text,
  team_id uuid,
  against_team_id uuid,
  recorded boolean DEFAULT false NOT NULL,
  offer_round integer DEFAULT 0 NOT NULL,
  offer jsonb,
  called_off_by uuid,
  CONSTRAINT challenges_pkey PRIMARY KEY (id),
  CONSTRAINT challenges_becomes_check CHECK (becomes = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text, '6'::text])),
  CONSTRAINT challenges_composition CHECK (composition = ANY (ARRAY['any'::text, 'men'::text, 'women'::text, 'mixed'::text])),
  CONSTRAINT challenges_dispute CHECK ((disputed_at IS NULL) = (disputed_by IS NULL)),
  CONSTRAINT challenges_end CHECK ((ended IS NULL) = (ended_at IS NULL)),
  CONSTRAINT challenges_paid_check CHECK (paid >= 0),
  CONSTRAINT challenges_side_size CHECK (side_size > 1),
  CONSTRAINT challenges_status_check CHECK (status = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text, '6'::text])),
  CONSTRAINT challenges_winner CHECK ((status = '4'::text) = (winner_id IS NOT NULL OR level)),
  CONSTRAINT challenges_against_team_id_fkey FOREIGN KEY (against_team_id) REFERENCES teams(id) ON DELETE SET NULL,
  CONSTRAINT challenges_called_off_by_fkey FOREIGN KEY (called_off_by) REFERENCES users(id),
  CONSTRAINT challenges_disputed_by_fkey FOREIGN KEY (disputed_by) REFERENCES users(id),
  CONSTRAINT challenges_issuer_id_fkey FOREIGN KEY (issuer_id) REFERENCES users(id),
  CONSTRAINT challenges_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id),
  CONSTRAINT challenges_team_id_fkey FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE SET NULL,
  CONSTRAINT challenges_winner_id_fkey FOREIGN KEY (winner_id) REFERENCES users(id)
) WITH (fillfactor=80);
CREATE INDEX challenges_against_team ON challenges (against_team_id) WHERE against_team_id IS NOT NULL;
CREATE INDEX challenges_called_off_index ON challenges (called_off_by) WHERE called_off_by IS NOT NULL;
CREATE INDEX challenges_disputed_index ON challenges (disputed_by) WHERE disputed_by IS NOT NULL;
CREATE INDEX challenges_due_index ON challenges (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX challenges_issuer_index ON challenges (issuer_id, created_at);
CREATE INDEX challenges_level ON challenges (sport_id) WHERE level;
CREATE INDEX challenges_remind_index ON challenges (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX challenges_team ON challenges (team_id) WHERE team_id IS NOT NULL;
CREATE INDEX challenges_winner_index ON challenges (winner_id) WHERE winner_id IS NOT NULL;
CREATE TRIGGER challenges_match_changed AFTER UPDATE ON challenges FOR EACH ROW WHEN (new.open AND (old.status = '1'::text OR new.status = '1'::text)) EXECUTE FUNCTION challenges_match();
CREATE TRIGGER challenges_match_new AFTER INSERT ON challenges FOR EACH ROW WHEN (new.open) EXECUTE FUNCTION challenges_match();
CREATE TRIGGER challenges_remind_moved BEFORE UPDATE OF start_at ON challenges FOR EACH ROW WHEN (old.start_at IS DISTINCT FROM new.start_at) EXECUTE FUNCTION plan_reminder();
CREATE TRIGGER challenges_remind_new BEFORE INSERT ON challenges FOR EACH ROW EXECUTE FUNCTION plan_reminder();
CREATE TRIGGER challenges_sequence BEFORE UPDATE ON challenges FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.start_at IS DISTINCT FROM new.start_at OR old.sport_id IS DISTINCT FROM new.sport_id OR old.venue IS DISTINCT FROM new.venue OR old.city IS DISTINCT FROM new.city OR old.state IS DISTINCT FROM new.state OR old.zip IS DISTINCT FROM new.zip) EXECUTE FUNCTION count_challenge_sequence();

CREATE TABLE contact_messages (
  id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  reason text NOT NULL,
  message text NOT NULL,
  sender_id uuid,
  challenge_id uuid,
  tournament_id uuid,
  player_id uuid,
  CONSTRAINT contact_messages_pkey PRIMARY KEY (id),
  CONSTRAINT contact_messages_reason_check CHECK (reason = ANY (ARRAY['request sports'::text, 'Feedback Ideas'::text, 'Dispute'::text, 'Other'::text])),
  CONSTRAINT contact_messages_challenge_id_fkey FOREIGN KEY (challenge_id) REFERENCES challenges(id) ON DELETE SET NULL,
  CONSTRAINT contact_messages_player_id_fkey FOREIGN KEY (player_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT contact_messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX contact_messages_challenge_index ON contact_messages (challenge_id) WHERE challenge_id IS NOT NULL;
CREATE INDEX contact_messages_player_index ON contact_messages (player_id) WHERE player_id IS NOT NULL;
CREATE INDEX contact_messages_sender_index ON contact_messages (sender_id) WHERE sender_id IS NOT NULL;
CREATE INDEX contact_messages_time_index ON contact_messages (created_at DESC, id);

CREATE TABLE credit_entries (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  points integer NOT NULL,
  reason text NOT NULL,
  cause uuid,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT credit_entries_pkey PRIMARY KEY (id),
  CONSTRAINT credit_entries_reason_check CHECK (reason = ANY (ARRAY['welcome'::text, 'issue'::text, 'refund'::text, 'free'::text, 'purchase'::text, 'returned'::text, 'chargeback'::text, 'reinstated'::text, 'granted'::text, 'lapsed'::text])),
  CONSTRAINT credit_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX credit_entries_once ON credit_entries (cause, reason) WHERE reason = ANY (ARRAY['welcome'::text, 'purchase'::text, 'chargeback'::text]);
CREATE INDEX credit_entries_user_index ON credit_entries (user_id) INCLUDE (points);

CREATE TABLE credit_packages (
  id uuid NOT NULL,
  amount integer NOT NULL,
  point integer NOT NULL,
  CONSTRAINT credit_packages_pkey PRIMARY KEY (id)
);

CREATE TABLE dispute_strikes (
  challenge_id uuid NOT NULL,
  user_id uuid NOT NULL,
  struck_at timestamp with time zone NOT NULL,
  CONSTRAINT dispute_strikes_pkey PRIMARY KEY (challenge_id),
  CONSTRAINT dispute_strikes_challenge_id_fkey FOREIGN KEY (challenge_id) REFERENCES challenges(id) ON DELETE CASCADE,
  CONSTRAINT dispute_strikes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX dispute_strikes_user_index ON dispute_strikes (user_id, struck_at);

CREATE TABLE ended_sessions (
  seq bigint NOT NULL,
  session_id uuid NOT NULL,
  CONSTRAINT ended_sessions_pkey PRIMARY KEY (seq)
);

CREATE TABLE event_places (
  event_id uuid NOT NULL,
  user_id uuid NOT NULL,
  state text NOT NULL,
  asked_by text NOT NULL,
  queued integer,
  unseen boolean NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  CONSTRAINT event_places_pkey PRIMARY KEY (event_id, user_id),
  CONSTRAINT event_places_asked_by_check CHECK (asked_by = ANY (ARRAY['organizer'::text, 'self'::text, 'guest'::text])),
  CONSTRAINT event_places_check CHECK ((queued IS NOT NULL) = (state = '1'::text AND asked_by = 'self'::text)),
  CONSTRAINT event_places_state_check CHECK (state = ANY (ARRAY['1'::text, '2'::text, '3'::text])),
  CONSTRAINT event_places_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  CONSTRAINT event_places_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX event_places_user_index ON event_places (user_id);

CREATE TABLE events (
  id uuid NOT NULL,
  organizer_id uuid NOT NULL,
  title text NOT NULL,
  open boolean NOT NULL,
  cancelled boolean DEFAULT false NOT NULL,
  start_at timestamp with time zone NOT NULL,
  end_at timestamp with time zone NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  slots integer NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  zip text NOT NULL,
  venue text NOT NULL,
  timezone text NOT NULL,
  lat double precision NOT NULL,
  lon double precision NOT NULL,
  ux double precision NOT NULL,
  uy double precision NOT NULL,
  uz double precision NOT NULL,
  cell integer NOT NULL,
  message text NOT NULL,
  organizer_unseen boolean DEFAULT false NOT NULL,
  sequence integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  open_to_minors boolean DEFAULT false NOT NULL,
  remind_at timestamp with time zone,
  CONSTRAINT events_pkey PRIMARY KEY (id),
  CONSTRAINT events_check CHECK (end_at > start_at),
  CONSTRAINT events_slots_check CHECK (slots >= 1 AND slots <= 500),
  CONSTRAINT events_organizer_id_fkey FOREIGN KEY (organizer_id) REFERENCES users(id)
);
CREATE INDEX events_end_index ON events (end_at) WHERE open AND NOT cancelled;
CREATE INDEX events_near_index ON events (cell, end_at) WHERE open AND NOT cancelled;
CREATE INDEX events_organizer_index ON events (organizer_id, start_at);
CREATE INDEX events_remind_index ON events (remind_at) WHERE remind_at IS NOT NULL;
CREATE TRIGGER events_remind_moved BEFORE UPDATE OF start_at ON events FOR EACH ROW WHEN (old.start_at IS DISTINCT FROM new.start_at) EXECUTE FUNCTION plan_reminder();
CREATE TRIGGER events_remind_new BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION plan_reminder();

CREATE TABLE fills (
  name text NOT NULL,
  until text,
  "position" text,
  done bigint DEFAULT 0 NOT NULL,
  total bigint,
  ended boolean DEFAULT false NOT NULL,
  CONSTRAINT fills_pkey PRIMARY KEY (name)
);

CREATE TABLE forms_to_count (
  after uuid NOT NULL
);

CREATE TABLE friend_asks (
  asker_id uuid NOT NULL,
  asked_id uuid NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  CONSTRAINT friend_asks_pkey PRIMARY KEY (asker_id, asked_id),
  CONSTRAINT friend_asks_asked_id_fkey FOREIGN KEY (asked_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT friend_asks_asker_id_fkey FOREIGN KEY (asker_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX friend_asks_asked_index ON friend_asks (asked_id);

CREATE TABLE friendships (
  low_id uuid NOT NULL,
  high_id uuid NOT NULL,
  asked_by uuid NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  accepted_at timestamp with time zone,
  CONSTRAINT friendships_pkey PRIMARY KEY (low_id, high_id),
  CONSTRAINT friendships_check CHECK (low_id < high_id),
  CONSTRAINT friendships_check1 CHECK (asked_by = low_id OR asked_by = high_id),
  CONSTRAINT friendships_high_id_fkey FOREIGN KEY (high_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT friendships_low_id_fkey FOREIGN KEY (low_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX friendships_high_index ON friendships (high_id);

CREATE TABLE gain_counts (
  days smallint NOT NULL,
  sport_id uuid NOT NULL,
  gender_id uuid NOT NULL,
  told_age integer NOT NULL,
  numbered boolean NOT NULL,
  step integer NOT NULL,
  players integer NOT NULL,
  CONSTRAINT gain_counts_pkey PRIMARY KEY (days, sport_id, gender_id, told_age, numbered, step) INCLUDE (players),
  CONSTRAINT gain_counts_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id)
);

CREATE TABLE gains_to_count (
  after uuid NOT NULL
);

CREATE TABLE genders (
  id uuid NOT NULL,
  name text NOT NULL,
  place integer NOT NULL,
  CONSTRAINT genders_pkey PRIMARY KEY (id),
  CONSTRAINT genders_name_key UNIQUE (name)
);

CREATE TABLE guests (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  thing_id uuid NOT NULL,
  host_id uuid NOT NULL,
  code_hash bytea,
  named_at timestamp with time zone NOT NULL,
  CONSTRAINT guests_pkey PRIMARY KEY (user_id),
  CONSTRAINT guests_code_key UNIQUE (code_hash),
  CONSTRAINT guests_kind_check CHECK (kind = ANY (ARRAY['tournament'::text, 'event'::text, 'challenge'::text])),
  CONSTRAINT guests_host_id_fkey FOREIGN KEY (host_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT guests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX guests_host_index ON guests (host_id, named_at);
CREATE INDEX guests_thing_index ON guests (thing_id);

CREATE TABLE held_notices (
  player_id uuid NOT NULL,
  held integer NOT NULL,
  since timestamp with time zone NOT NULL,
  CONSTRAINT held_notices_pkey PRIMARY KEY (player_id),
  CONSTRAINT held_notices_player_id_fkey FOREIGN KEY (player_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX held_notices_since_index ON held_notices (since);

CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL,
  key_hash bytea NOT NULL,
  request_hash bytea NOT NULL,
  answer text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  kept_until timestamp with time zone,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key_hash),
  CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_created_index ON idempotency_keys (created_at);

CREATE TABLE invitations (
  id uuid NOT NULL,
  inviter_id uuid NOT NULL,
  email text NOT NULL,
  kind text NOT NULL,
  thing_id uuid NOT NULL,
  invited_at timestamp with time zone NOT NULL,
  CONSTRAINT invitations_pkey PRIMARY KEY (id),
  CONSTRAINT invitations_kind_check CHECK (kind = ANY (ARRAY['tournament'::text, 'event'::text, 'team'::text])),
  CONSTRAINT invitations_inviter_id_fkey FOREIGN KEY (inviter_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX invitations_age_index ON invitations (invited_at);
CREATE INDEX invitations_email_index ON invitations (email, invited_at);
CREATE INDEX invitations_inviter_index ON invitations (inviter_id, invited_at);

CREATE TABLE invitations_sent (
  id uuid NOT NULL,
  inviter_id uuid NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT invitations_sent_pkey PRIMARY KEY (id),
  CONSTRAINT invitations_sent_inviter_id_fkey FOREIGN KEY (inviter_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX invitations_sent_index ON invitations_sent (inviter_id, sent_at);

CREATE TABLE invited_addresses (
  email_hash bytea NOT NULL,
  invited_at timestamp with time zone NOT NULL,
  token text,
  CONSTRAINT invited_addresses_pkey PRIMARY KEY (email_hash),
  CONSTRAINT invited_addresses_token_key UNIQUE (token)
);
CREATE INDEX invited_addresses_age_index ON invited_addresses (invited_at);

CREATE TABLE known_devices (
  user_id uuid NOT NULL,
  device_hash bytea NOT NULL,
  first_at timestamp with time zone NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, device_hash),
  CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX known_devices_age_index ON known_devices (last_at);

CREATE TABLE kudos (
  challenge_id uuid,
  user_id uuid NOT NULL,
  given_at timestamp with time zone NOT NULL,
  tournament_id uuid,
  match integer,
  CONSTRAINT kudos_challenge_key UNIQUE (challenge_id, user_id),
  CONSTRAINT kudos_match_key UNIQUE (tournament_id, match, user_id),
  CONSTRAINT kudos_thing CHECK (num_nonnulls(challenge_id, match) = 1 AND num_nonnulls(tournament_id, match) <> 1),
  CONSTRAINT kudos_challenge_id_fkey FOREIGN KEY (challenge_id) REFERENCES challenges(id) ON DELETE CASCADE,
  CONSTRAINT kudos_match_fkey FOREIGN KEY (tournament_id, match) REFERENCES bracket_matches(tournament_id, id) ON DELETE CASCADE,
  CONSTRAINT kudos_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX kudos_user_index ON kudos (user_id, given_at);

CREATE TABLE last_plays (
  user_id uuid NOT NULL,
  played_at timestamp with time zone NOT NULL,
  id uuid NOT NULL,
  CONSTRAINT last_plays_pkey PRIMARY KEY (user_id),
  CONSTRAINT last_plays_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE mail_budgets (
  recipient_hash bytea NOT NULL,
  class text NOT NULL,
  free_at timestamp with time zone NOT NULL,
  CONSTRAINT mail_budgets_pkey PRIMARY KEY (recipient_hash, class)
);
CREATE INDEX mail_budgets_free_index ON mail_budgets (free_at);

CREATE TABLE mail_outbox (
  id uuid NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  headers jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  due_at timestamp with time zone NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  failure text,
  class text DEFAULT 'account'::text NOT NULL,
  urgent boolean DEFAULT false NOT NULL,
  player_id uuid,
  notice_id uuid,
  CONSTRAINT mail_outbox_pkey PRIMARY KEY (id),
  CONSTRAINT mail_outbox_player_id_fkey FOREIGN KEY (player_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX mail_outbox_age_index ON mail_outbox (created_at);
CREATE INDEX mail_outbox_due_index ON mail_outbox (due_at);
CREATE INDEX mail_outbox_player_index ON mail_outbox (player_id) WHERE player_id IS NOT NULL;
CREATE INDEX mail_outbox_urgent_index ON mail_outbox (due_at, id) WHERE urgent;

CREATE TABLE mail_stops (
  recipient_hash bytea NOT NULL,
  stopped_at timestamp with time zone NOT NULL,
  CONSTRAINT mail_stops_pkey PRIMARY KEY (recipient_hash)
);

CREATE TABLE match_cells (
  cell integer NOT NULL,
  players integer NOT NULL,
  challenges integer NOT NULL,
  CONSTRAINT match_cells_pkey PRIMARY KEY (cell)
);

CREATE TABLE match_challenges (
  challenge_id uuid NOT NULL,
  issuer_id uuid NOT NULL,
  sport_id uuid NOT NULL,
  cell integer NOT NULL,
  ux double precision NOT NULL,
  uy double precision NOT NULL,
  uz double precision NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  start_at timestamp with time zone NOT NULL,
  day date NOT NULL,
  ranked boolean NOT NULL,
  rank integer,
  age integer NOT NULL,
  gender_id uuid,
  tile integer GENERATED ALWAYS AS (LEAST(719::double precision, floor((asind(uz) + 90::double precision) * 4::double precision))::integer * 1440 + LEAST(1439::double precision, floor((atan2d(uy, ux) + 180::double precision) * 4::double precision))::integer) STORED,
  CONSTRAINT match_challenges_pkey PRIMARY KEY (challenge_id),
  CONSTRAINT match_challenges_challenge_id_fkey FOREIGN KEY (challenge_id) REFERENCES challenges(id) ON DELETE CASCADE,
  CONSTRAINT match_challenges_issuer_id_fkey FOREIGN KEY (issuer_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT match_challenges_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id)
) WITH (autovacuum_vacuum_scale_factor=0.01, autovacuum_vacuum_insert_scale_factor=0.01);
CREATE INDEX match_challenges_city_index ON match_challenges (city, sport_id, start_at) INCLUDE (challenge_id, issuer_id, day, ranked, rank, age, gender_id, ux, uy, uz, state);
CREATE INDEX match_challenges_issuer_index ON match_challenges (issuer_id, sport_id);
CREATE INDEX match_challenges_near_index ON match_challenges (cell, sport_id, start_at) INCLUDE (challenge_id, issuer_id, day, ranked, rank, age, gender_id, ux, uy, uz, city, state);
CREATE INDEX match_challenges_soon_index ON match_challenges (cell, start_at) INCLUDE (sport_id, challenge_id, issuer_id, day, ranked, rank, age, gender_id, ux, uy, uz, city, state) WHERE cell >= 0;
CREATE INDEX match_challenges_sport_tile_index ON match_challenges (sport_id, tile, start_at) INCLUDE (issuer_id, ux, uy, uz);
CREATE INDEX match_challenges_start_index ON match_challenges (sport_id, start_at) INCLUDE (challenge_id, issuer_id, day, ranked, rank, age, gender_id, ux, uy, uz, city, state) WHERE cell >= '-1'::integer;
CREATE TRIGGER match_challenges_counted_in AFTER INSERT ON match_challenges REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION match_challenges_counted();
CREATE TRIGGER match_challenges_counted_out AFTER DELETE ON match_challenges REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION match_challenges_counted();

CREATE TABLE match_counted (
  only_one boolean DEFAULT true NOT NULL,
  due_at timestamp with time zone NOT NULL,
  CONSTRAINT match_counted_pkey PRIMARY KEY (only_one),
  CONSTRAINT match_counted_only_one_check CHECK (only_one)
);

CREATE TABLE match_players (
  user_id uuid NOT NULL,
  sport_id uuid NOT NULL,
  cell integer NOT NULL,
  ux double precision,
  uy double precision,
  uz double precision,
  state text,
  spot double precision NOT NULL,
  rank integer,
  age integer NOT NULL,
  gender_id uuid,
  town_id integer,
  told_age integer,
  mean double precision,
  variance double precision,
  numbered boolean DEFAULT false NOT NULL,
  gained_week integer,
  gained_month integer,
  gained_year integer,
  highest integer,
  form text,
  CONSTRAINT match_players_pkey PRIMARY KEY (user_id, sport_id),
  CONSTRAINT match_players_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id),
  CONSTRAINT match_players_town_id_fkey FOREIGN KEY (town_id) REFERENCES towns(id),
  CONSTRAINT match_players_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
) WITH (autovacuum_vacuum_scale_factor=0.01, autovacuum_vacuum_insert_scale_factor=0.01);
CREATE INDEX match_players_board_index ON match_players (sport_id, numbered DESC, mean DESC, variance) INCLUDE (user_id, gender_id, told_age, ux, uy, uz, state, town_id) WHERE mean IS NOT NULL;
CREATE INDEX match_players_month_index ON match_players (sport_id, numbered DESC, gained_month DESC, variance) INCLUDE (user_id, gender_id, told_age, ux, uy, uz, state, town_id) WHERE gained_month IS NOT NULL;
CREATE INDEX match_players_sport_index ON match_players (sport_id, spot, age) INCLUDE (user_id, rank, highest, gender_id, ux, uy, uz, state) WHERE cell >= '-1'::integer;
CREATE INDEX match_players_square_index ON match_players (cell, spot) INCLUDE (sport_id, user_id, rank, highest, age, gender_id, ux, uy, uz, state) WHERE cell >= 0;
CREATE INDEX match_players_square_sport_index ON match_players (cell, sport_id, spot, age) INCLUDE (user_id, rank, highest, gender_id, ux, uy, uz, state, told_age, mean, variance, numbered);
CREATE INDEX match_players_tile_index ON match_players (sport_id, (LEAST(719::double precision, floor((asind(uz) + 90::double precision) * 4::double precision))::integer * 1440 + LEAST(1439::double precision, floor((atan2d(uy, ux) + 180::double precision) * 4::double precision))::integer)) INCLUDE (user_id, numbered, variance, gender_id, told_age, ux, uy, uz, state, mean, gained_week, gained_month, gained_year) WHERE mean IS NOT NULL;
CREATE INDEX match_players_town_index ON match_players (town_id, spot) INCLUDE (sport_id, user_id, rank, highest, age, gender_id, ux, uy, uz, state) WHERE town_id >= 0;
CREATE INDEX match_players_town_sport_index ON match_players (town_id, sport_id, spot, age) INCLUDE (user_id, rank, highest, gender_id, ux, uy, uz, state);
CREATE INDEX match_players_week_index ON match_players (sport_id, numbered DESC, gained_week DESC, variance) INCLUDE (user_id, gender_id, told_age, ux, uy, uz, state, town_id) WHERE gained_week IS NOT NULL;
CREATE INDEX match_players_year_index ON match_players (sport_id, numbered DESC, gained_year DESC, variance) INCLUDE (user_id, gender_id, told_age, ux, uy, uz, state, town_id) WHERE gained_year IS NOT NULL;
CREATE TRIGGER match_players_counted_in AFTER INSERT ON match_players REFERENCING NEW TABLE AS now_rows FOR EACH STATEMENT EXECUTE FUNCTION match_players_counted();
CREATE TRIGGER match_players_counted_moved AFTER UPDATE ON match_players REFERENCING OLD TABLE AS was_rows NEW TABLE AS now_rows FOR EACH STATEMENT EXECUTE FUNCTION match_players_counted();
CREATE TRIGGER match_players_counted_out AFTER DELETE ON match_players REFERENCING OLD TABLE AS was_rows FOR EACH STATEMENT EXECUTE FUNCTION match_players_counted();
CREATE TRIGGER match_players_settled_in AFTER INSERT ON match_players REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION match_players_settled();
CREATE TRIGGER match_players_settled_moved AFTER UPDATE OF town_id ON match_players FOR EACH ROW WHEN (old.town_id IS DISTINCT FROM new.town_id) EXECUTE FUNCTION match_player_moved();
CREATE TRIGGER match_players_settled_out AFTER DELETE ON match_players REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION match_players_settled();

CREATE TABLE match_spots (
  sport_id uuid NOT NULL,
  step integer NOT NULL,
  players integer NOT NULL,
  CONSTRAINT match_spots_pkey PRIMARY KEY (sport_id, step),
  CONSTRAINT match_spots_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id) ON DELETE CASCADE
);

CREATE TABLE match_towns (
  town_id integer NOT NULL,
  players integer NOT NULL,
  CONSTRAINT match_towns_pkey PRIMARY KEY (town_id),
  CONSTRAINT match_towns_town_id_fkey FOREIGN KEY (town_id) REFERENCES towns(id) ON DELETE CASCADE
);

CREATE TABLE name_words (
  word text COLLATE "C" NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  user_id uuid NOT NULL,
  CONSTRAINT name_words_pkey PRIMARY KEY (word, name_key, user_id),
  CONSTRAINT name_words_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX name_words_user_index ON name_words (user_id, word);

CREATE TABLE near_people (
  user_id uuid NOT NULL,
  town_id integer NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  age integer NOT NULL,
  gender_id uuid,
  plays boolean DEFAULT false NOT NULL,
  CONSTRAINT near_people_pkey PRIMARY KEY (user_id),
  CONSTRAINT near_people_town_id_fkey FOREIGN KEY (town_id) REFERENCES towns(id),
  CONSTRAINT near_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
) WITH (autovacuum_vacuum_scale_factor=0.01, autovacuum_vacuum_insert_scale_factor=0.01);
CREATE INDEX near_people_age_index ON near_people (town_id, age) INCLUDE (gender_id, user_id) WHERE age >= 0;
CREATE INDEX near_people_town_index ON near_people (town_id, name_key, user_id) INCLUDE (age, gender_id);
CREATE TRIGGER near_people_counted_in AFTER INSERT ON near_people REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION near_people_counted();
CREATE TRIGGER near_people_counted_out AFTER DELETE ON near_people REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION near_people_counted();

CREATE TABLE notice_choices (
  user_id uuid NOT NULL,
  token text NOT NULL,
  mail_off text[] DEFAULT '{}'::text[] NOT NULL,
  push_off text[] DEFAULT '{}'::text[] NOT NULL,
  mail_daily text[] DEFAULT '{}'::text[] NOT NULL,
  zone text,
  quiet_from smallint,
  quiet_to smallint,
  digest_from timestamp with time zone,
  digest_at timestamp with time zone,
  app_off text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT notice_choices_pkey PRIMARY KEY (user_id),
  CONSTRAINT notice_choices_token_key UNIQUE (token),
  CONSTRAINT notice_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notice_choices_digest_index ON notice_choices (digest_at) WHERE digest_at IS NOT NULL;

CREATE TABLE notices (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  actor_id uuid,
  params jsonb NOT NULL,
  link text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  read_at timestamp with time zone,
  people jsonb DEFAULT '{}'::jsonb NOT NULL,
  mail_at timestamp with time zone,
  mail_waits boolean DEFAULT false NOT NULL,
  CONSTRAINT notices_pkey PRIMARY KEY (id),
  CONSTRAINT notices_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notices_actor_index ON notices (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX notices_age_index ON notices (created_at);
CREATE INDEX notices_mail_index ON notices (mail_at) WHERE mail_waits;
CREATE INDEX notices_unread_index ON notices (user_id, link) WHERE read_at IS NULL;
CREATE INDEX notices_user_index ON notices (user_id, created_at DESC, id DESC);

CREATE TABLE operator_acts (
  id uuid NOT NULL,
  acted_at timestamp with time zone NOT NULL,
  who text NOT NULL,
  act text NOT NULL,
  subject text NOT NULL,
  details jsonb NOT NULL,
  why text NOT NULL,
  CONSTRAINT operator_acts_pkey PRIMARY KEY (id)
);
CREATE INDEX operator_acts_time_index ON operator_acts (acted_at DESC, id);

CREATE TABLE partnerships (
  sport_id uuid NOT NULL,
  low_id uuid NOT NULL,
  high_id uuid NOT NULL,
  wins integer NOT NULL,
  draws integer NOT NULL,
  losses integer NOT NULL,
  low_mean double precision,
  high_mean double precision,
  low_numbered boolean NOT NULL,
  high_numbered boolean NOT NULL,
  results integer GENERATED ALWAYS AS (wins + draws + losses) STORED NOT NULL,
  mean double precision GENERATED ALWAYS AS (
CASE
    WHEN (wins + draws + losses) >= 5 THEN (low_mean + high_mean) / 2::double precision
    ELSE NULL::double precision
END) STORED,
  numbered boolean GENERATED ALWAYS AS (low_numbered AND high_numbered) STORED NOT NULL,
  CONSTRAINT partnerships_pkey PRIMARY KEY (low_id, sport_id, high_id),
  CONSTRAINT partnerships_order CHECK (low_id < high_id),
  CONSTRAINT partnerships_high_id_fkey FOREIGN KEY (high_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT partnerships_low_id_fkey FOREIGN KEY (low_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT partnerships_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id)
);
CREATE INDEX partnerships_board_index ON partnerships (sport_id, numbered DESC, mean DESC, low_id, high_id) WHERE mean IS NOT NULL;
CREATE INDEX partnerships_high_index ON partnerships (high_id, sport_id);

CREATE TABLE passkey_challenges (
  challenge_hash bytea NOT NULL,
  purpose text NOT NULL,
  user_id uuid,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge_hash),
  CONSTRAINT passkey_challenges_purpose_check CHECK (purpose = ANY (ARRAY['add'::text, 'sign-in'::text, 'prove'::text])),
  CONSTRAINT passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_expiry_index ON passkey_challenges (expires_at);
CREATE INDEX passkey_challenges_user_index ON passkey_challenges (user_id);

CREATE TABLE passkey_proofs (
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT passkey_proofs_pkey PRIMARY KEY (token_hash),
  CONSTRAINT passkey_proofs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkey_proofs_expiry_index ON passkey_proofs (expires_at);
CREATE INDEX passkey_proofs_user_index ON passkey_proofs (user_id);

CREATE TABLE passkeys (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  credential_id bytea NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  synced boolean NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone,
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_credential_key UNIQUE (credential_id),
  CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_user_index ON passkeys (user_id, created_at, id);

CREATE TABLE password_guesses (
  user_id uuid NOT NULL,
  wrong integer NOT NULL,
  since timestamp with time zone NOT NULL,
  CONSTRAINT password_guesses_pkey PRIMARY KEY (user_id),
  CONSTRAINT password_guesses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE payments (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  provider text NOT NULL,
  token_hash bytea NOT NULL,
  amount integer NOT NULL,
  points integer NOT NULL,
  state text NOT NULL,
  failure text,
  reference text,
  refunded_cents integer DEFAULT 0 NOT NULL,
  dispute text DEFAULT 'none'::text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  bank_asked boolean DEFAULT false NOT NULL,
  card_brand text,
  card_last4 text,
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_dispute_check CHECK (dispute = ANY (ARRAY['none'::text, 'open'::text, 'won'::text])),
  CONSTRAINT payments_provider_check CHECK (provider = ANY (ARRAY['stripe'::text, 'sandbox'::text])),
  CONSTRAINT payments_state_check CHECK (state = ANY (ARRAY['begun'::text, 'charged'::text, 'credited'::text, 'failed'::text])),
  CONSTRAINT payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX payments_reference_index ON payments (reference);
CREATE UNIQUE INDEX payments_token_once ON payments (token_hash);
CREATE UNIQUE INDEX payments_under_way ON payments (user_id) WHERE state = ANY (ARRAY['begun'::text, 'charged'::text]);
CREATE INDEX payments_user_index ON payments (user_id, created_at);

CREATE TABLE people_counts (
  shard integer NOT NULL,
  players integer NOT NULL,
  findable integer NOT NULL,
  CONSTRAINT people_counts_pkey PRIMARY KEY (shard)
);

CREATE TABLE picture_trash (
  name text NOT NULL,
  due_at timestamp with time zone NOT NULL,
  CONSTRAINT picture_trash_pkey PRIMARY KEY (name)
);
CREATE INDEX picture_trash_due_index ON picture_trash (due_at);

CREATE TABLE player_places (
  user_id uuid NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  lat double precision NOT NULL,
  lon double precision NOT NULL,
  ux double precision NOT NULL,
  uy double precision NOT NULL,
  uz double precision NOT NULL,
  cell integer NOT NULL,
  CONSTRAINT player_places_pkey PRIMARY KEY (user_id),
  CONSTRAINT player_places_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX player_places_cell_index ON player_places (cell) INCLUDE (ux, uy, uz, user_id);
CREATE TRIGGER player_places_match AFTER INSERT OR DELETE OR UPDATE ON player_places FOR EACH ROW EXECUTE FUNCTION player_places_match();
CREATE TRIGGER player_places_near AFTER INSERT OR DELETE OR UPDATE ON player_places FOR EACH ROW EXECUTE FUNCTION player_places_near();

CREATE TABLE player_sports (
  user_id uuid NOT NULL,
  sport_id uuid NOT NULL,
  active boolean NOT NULL,
  added_at timestamp with time zone NOT NULL,
  mean double precision,
  variance double precision,
  rated_day double precision,
  results integer DEFAULT 0 NOT NULL,
  settled boolean DEFAULT false NOT NULL,
  played integer DEFAULT 0 NOT NULL,
  wins integer DEFAULT 0 NOT NULL,
  settled_opponents integer DEFAULT 0 NOT NULL,
  numbered boolean GENERATED ALWAYS AS (settled AND settled_opponents >= 5) STORED NOT NULL,
  listed boolean DEFAULT false NOT NULL,
  rated_mean double precision,
  level smallint,
  CONSTRAINT player_sports_pkey PRIMARY KEY (user_id, sport_id),
  CONSTRAINT player_sports_level_check CHECK (level >= 1 AND level <= 7),
  CONSTRAINT player_sports_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id),
  CONSTRAINT player_sports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
) WITH (autovacuum_vacuum_scale_factor=0.01, autovacuum_vacuum_insert_scale_factor=0.01);
CREATE INDEX player_sports_leaders_index ON player_sports (sport_id, numbered DESC, mean DESC, variance) INCLUDE (user_id) WHERE listed AND mean IS NOT NULL;
CREATE TRIGGER player_sports_counted AFTER UPDATE ON player_sports REFERENCING OLD TABLE AS was_rows NEW TABLE AS now_rows FOR EACH STATEMENT EXECUTE FUNCTION player_sports_recount();
CREATE TRIGGER player_sports_counted_in AFTER INSERT ON player_sports REFERENCING NEW TABLE AS now_rows FOR EACH STATEMENT EXECUTE FUNCTION player_sports_count_new();
CREATE TRIGGER player_sports_counted_out AFTER DELETE ON player_sports FOR EACH ROW WHEN (old.listed AND old.mean IS NOT NULL) EXECUTE FUNCTION player_sports_count();
CREATE TRIGGER player_sports_listed BEFORE INSERT OR UPDATE OF active, listed ON player_sports FOR EACH ROW EXECUTE FUNCTION player_sports_set_listed();
CREATE TRIGGER player_sports_match_in AFTER INSERT ON player_sports REFERENCING NEW TABLE AS now_rows FOR EACH STATEMENT EXECUTE FUNCTION player_sports_match_new();
CREATE TRIGGER player_sports_match_moved AFTER UPDATE ON player_sports REFERENCING OLD TABLE AS was_rows NEW TABLE AS now_rows FOR EACH STATEMENT EXECUTE FUNCTION player_sports_match_moved();
CREATE TRIGGER player_sports_match_out AFTER DELETE ON player_sports FOR EACH ROW EXECUTE FUNCTION player_sports_match();
CREATE TRIGGER player_sports_near_in AFTER INSERT ON player_sports FOR EACH ROW WHEN (new.listed) EXECUTE FUNCTION player_sports_near();
CREATE TRIGGER player_sports_near_moved AFTER UPDATE OF active, listed ON player_sports FOR EACH ROW WHEN (old.listed IS DISTINCT FROM new.listed) EXECUTE FUNCTION player_sports_near();
CREATE TRIGGER player_sports_near_out AFTER DELETE ON player_sports FOR EACH ROW WHEN (old.listed) EXECUTE FUNCTION player_sports_near();
CREATE TRIGGER player_sports_partnerships AFTER UPDATE ON player_sports REFERENCING OLD TABLE AS was_rows NEW TABLE AS now_rows FOR EACH STATEMENT EXECUTE FUNCTION player_sports_partnerships();
CREATE TRIGGER player_sports_wins_gone AFTER DELETE ON player_sports REFERENCING OLD TABLE AS was_rows FOR EACH STATEMENT EXECUTE FUNCTION player_sports_wins_gone();
CREATE TRIGGER player_sports_wins_moved AFTER UPDATE ON player_sports REFERENCING OLD TABLE AS was_rows NEW TABLE AS now_rows FOR EACH STATEMENT EXECUTE FUNCTION player_sports_wins_moved();
CREATE TRIGGER player_sports_wins_new AFTER INSERT ON player_sports REFERENCING NEW TABLE AS now_rows FOR EACH STATEMENT EXECUTE FUNCTION player_sports_wins_new();

CREATE TABLE player_versions (
  user_id uuid NOT NULL,
  version bigint NOT NULL,
  seq bigint NOT NULL,
  CONSTRAINT player_versions_pkey PRIMARY KEY (user_id),
  CONSTRAINT player_versions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
) WITH (fillfactor=70);
CREATE INDEX player_versions_seq_index ON player_versions (seq);

CREATE TABLE push_keys (
  only_one boolean DEFAULT true NOT NULL,
  public_key bytea NOT NULL,
  private_key bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT push_keys_pkey PRIMARY KEY (only_one),
  CONSTRAINT push_keys_only_one_check CHECK (only_one)
);

CREATE TABLE push_subscriptions (
  session_id uuid NOT NULL,
  user_id uuid NOT NULL,
  endpoint text NOT NULL,
  service text NOT NULL,
  p256dh bytea NOT NULL,
  auth bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (session_id),
  CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint),
  CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX push_subscriptions_user_index ON push_subscriptions (user_id);

CREATE TABLE pushes (
  id uuid NOT NULL,
  session_id uuid NOT NULL,
  service text NOT NULL,
  topic text NOT NULL,
  payload text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  due_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  notice_id uuid,
  CONSTRAINT pushes_pkey PRIMARY KEY (id),
  CONSTRAINT pushes_topic_key UNIQUE (session_id, topic),
  CONSTRAINT pushes_session_id_fkey FOREIGN KEY (session_id) REFERENCES push_subscriptions(session_id) ON DELETE CASCADE
);
CREATE INDEX pushes_due_index ON pushes (due_at, id);
CREATE INDEX pushes_expiry_index ON pushes (expires_at);

CREATE TABLE rank_bases (
  user_id uuid NOT NULL,
  sport_id uuid NOT NULL,
  week_at timestamp with time zone,
  week_mean double precision,
  month_at timestamp with time zone,
  month_mean double precision,
  year_at timestamp with time zone NOT NULL,
  year_mean double precision NOT NULL,
  highest_mean double precision,
  CONSTRAINT rank_bases_pkey PRIMARY KEY (user_id, sport_id),
  CONSTRAINT rank_bases_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id),
  CONSTRAINT rank_bases_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX rank_bases_sport_month_index ON rank_bases (sport_id, month_at) WHERE month_at IS NOT NULL;
CREATE INDEX rank_bases_sport_week_index ON rank_bases (sport_id, week_at) WHERE week_at IS NOT NULL;
CREATE INDEX rank_bases_sport_year_index ON rank_bases (sport_id, year_at);
CREATE CONSTRAINT TRIGGER rank_bases_matched AFTER INSERT OR DELETE OR UPDATE ON rank_bases DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION rank_bases_match();

CREATE TABLE rank_calibrations (
  sport_id uuid NOT NULL,
  due_at timestamp with time zone NOT NULL,
  generation integer,
  through bigint,
  counted_at timestamp with time zone,
  telling jsonb,
  counts jsonb,
  CONSTRAINT rank_calibrations_pkey PRIMARY KEY (sport_id),
  CONSTRAINT rank_calibrations_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id)
);

CREATE TABLE rank_entries (
  result_id uuid NOT NULL,
  user_id uuid NOT NULL,
  generation integer NOT NULL,
  superseded_in integer,
  sport_id uuid NOT NULL,
  seq bigint NOT NULL,
  effective_at timestamp with time zone NOT NULL,
  side integer NOT NULL,
  member integer NOT NULL,
  unpaired integer[] NOT NULL,
  mean_before double precision NOT NULL,
  variance_before double precision NOT NULL,
  day_before integer,
  results_before integer NOT NULL,
  settled_before boolean NOT NULL,
  mean_after double precision NOT NULL,
  variance_after double precision NOT NULL,
  rated_before double precision,
  rated_after double precision,
  weight double precision,
  CONSTRAINT rank_entries_pkey PRIMARY KEY (result_id, user_id, generation),
  CONSTRAINT rank_entries_result_id_fkey FOREIGN KEY (result_id) REFERENCES results(id),
  CONSTRAINT rank_entries_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id),
  CONSTRAINT rank_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX rank_entries_earlier_index ON rank_entries (sport_id) WHERE superseded_in IS NULL AND weight IS NULL;
CREATE INDEX rank_entries_period_index ON rank_entries (sport_id, effective_at, user_id, seq) INCLUDE (mean_before) WHERE superseded_in IS NULL;
CREATE INDEX rank_entries_player_index ON rank_entries (user_id, sport_id, effective_at DESC, seq DESC) WHERE superseded_in IS NULL;
CREATE INDEX rank_entries_sport_index ON rank_entries (sport_id, seq) WHERE superseded_in IS NULL;
CREATE INDEX rank_entries_user_index ON rank_entries (user_id);
CREATE TRIGGER rank_entries_based AFTER INSERT ON rank_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rank_entries_bases();
CREATE TRIGGER rank_entries_rebased AFTER UPDATE ON rank_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rank_entries_bases();

CREATE TABLE rank_forms (
  user_id uuid NOT NULL,
  sport_id uuid NOT NULL,
  form text NOT NULL,
  CONSTRAINT rank_forms_pkey PRIMARY KEY (user_id, sport_id),
  CONSTRAINT rank_forms_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id),
  CONSTRAINT rank_forms_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE CONSTRAINT TRIGGER rank_forms_matched AFTER INSERT OR UPDATE ON rank_forms DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION rank_forms_match();

CREATE TABLE rank_histograms (
  sport_id uuid NOT NULL,
  rank integer NOT NULL,
  numbered integer NOT NULL,
  provisional integer NOT NULL,
  CONSTRAINT rank_histograms_pkey PRIMARY KEY (sport_id, rank),
  CONSTRAINT rank_histograms_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id)
) WITH (fillfactor=70);

CREATE TABLE rank_pairs (
  sport_id uuid NOT NULL,
  one text NOT NULL,
  two text NOT NULL,
  n double precision NOT NULL,
  day integer NOT NULL,
  CONSTRAINT rank_pairs_pkey PRIMARY KEY (sport_id, one, two),
  CONSTRAINT rank_pairs_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id)
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE reset_requests (
  id uuid NOT NULL,
  email text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  CONSTRAINT reset_requests_pkey PRIMARY KEY (id)
);

CREATE TABLE results (
  id uuid NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  sport_id uuid NOT NULL,
  effective_at timestamp with time zone NOT NULL,
  sides jsonb NOT NULL,
  positions integer[] NOT NULL,
  winner_only boolean NOT NULL,
  ranked boolean NOT NULL,
  challenge_id uuid,
  tournament_id uuid,
  voids uuid,
  score double precision[],
  steepness double precision,
  match integer,
  levels jsonb,
  CONSTRAINT results_pkey PRIMARY KEY (id),
  CONSTRAINT results_seq_key UNIQUE (seq),
  CONSTRAINT results_voids_key UNIQUE (voids),
  CONSTRAINT results_cause CHECK (num_nonnulls(challenge_id, tournament_id) = 1),
  CONSTRAINT results_correction CHECK ((voids IS NULL) = (jsonb_array_length(sides) >= 2)),
  CONSTRAINT results_match CHECK (match IS NULL OR tournament_id IS NOT NULL),
  CONSTRAINT results_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id),
  CONSTRAINT results_voids_fkey FOREIGN KEY (voids) REFERENCES results(id)
);
CREATE INDEX results_challenge_index ON results (challenge_id) WHERE challenge_id IS NOT NULL;
CREATE INDEX results_sport_index ON results (sport_id, seq);
CREATE INDEX results_tournament_index ON results (tournament_id) WHERE tournament_id IS NOT NULL;
CREATE TRIGGER results_bracket_plays AFTER INSERT ON results FOR EACH ROW WHEN (new.match IS NOT NULL) EXECUTE FUNCTION results_bracket_plays();
CREATE TRIGGER results_partnerships AFTER INSERT ON results FOR EACH ROW WHEN (new.voids IS NOT NULL OR jsonb_array_length(new.sides -> 0) = 2 OR jsonb_array_length(new.sides -> 1) = 2) EXECUTE FUNCTION results_partnerships();

CREATE TABLE security_events (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  at timestamp with time zone NOT NULL,
  times integer DEFAULT 1 NOT NULL,
  device text,
  network bytea,
  session_id uuid,
  CONSTRAINT security_events_pkey PRIMARY KEY (id),
  CONSTRAINT security_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX security_events_age_index ON security_events (at);
CREATE INDEX security_events_user_index ON security_events (user_id, at DESC, id DESC);

CREATE TABLE sessions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  device text,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_token_key UNIQUE (token_hash),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_expiry_index ON sessions (expires_at);
CREATE INDEX sessions_user_index ON sessions (user_id, last_seen_at DESC);
CREATE TRIGGER tell_ended_sessions AFTER DELETE ON sessions REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tell_ended_sessions();

CREATE TABLE sports (
  id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  kind text NOT NULL,
  side integer[] NOT NULL,
  result text NOT NULL,
  anchor double precision DEFAULT 500 NOT NULL,
  last_result_at timestamp with time zone,
  rank_generation integer DEFAULT 0 NOT NULL,
  rank_state jsonb,
  rank_replay_seq bigint,
  CONSTRAINT sports_pkey PRIMARY KEY (id),
  CONSTRAINT sports_name_key UNIQUE (name),
  CONSTRAINT sports_kind_check CHECK (kind = ANY (ARRAY['individual'::text, 'team'::text])),
  CONSTRAINT sports_result_check CHECK (result = ANY (ARRAY['match'::text, 'placement'::text]))
);

CREATE TABLE star_ratings (
  rated_id uuid NOT NULL,
  rater_id uuid NOT NULL,
  stars integer NOT NULL,
  rated_at timestamp with time zone NOT NULL,
  CONSTRAINT star_ratings_pkey PRIMARY KEY (rated_id, rater_id),
  CONSTRAINT star_ratings_stars_check CHECK (stars >= 1 AND stars <= 5),
  CONSTRAINT star_ratings_rated_id_fkey FOREIGN KEY (rated_id) REFERENCES users(id),
  CONSTRAINT star_ratings_rater_id_fkey FOREIGN KEY (rater_id) REFERENCES users(id)
);
CREATE INDEX star_ratings_rater_index ON star_ratings (rater_id);

CREATE TABLE talk_messages (
  thing_id uuid NOT NULL,
  number integer NOT NULL,
  author_id uuid NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT talk_messages_pkey PRIMARY KEY (thing_id, number),
  CONSTRAINT talk_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT talk_messages_thing_id_fkey FOREIGN KEY (thing_id) REFERENCES talk_threads(thing_id) ON DELETE CASCADE
);
CREATE INDEX talk_messages_author_index ON talk_messages (author_id, created_at);

CREATE TABLE talk_people (
  thing_id uuid NOT NULL,
  user_id uuid NOT NULL,
  read integer DEFAULT 0 NOT NULL,
  muted boolean DEFAULT false NOT NULL,
  CONSTRAINT talk_people_pkey PRIMARY KEY (thing_id, user_id),
  CONSTRAINT talk_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX talk_people_user_index ON talk_people (user_id);

CREATE TABLE talk_reports (
  id uuid NOT NULL,
  thing_id uuid NOT NULL,
  number integer NOT NULL,
  reporter_id uuid NOT NULL,
  why text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  kind text,
  author_id uuid,
  around jsonb,
  CONSTRAINT talk_reports_pkey PRIMARY KEY (id),
  CONSTRAINT talk_reports_once_key UNIQUE (thing_id, number, reporter_id),
  CONSTRAINT talk_reports_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT talk_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX talk_reports_age_index ON talk_reports (created_at);
CREATE INDEX talk_reports_author_index ON talk_reports (author_id);
CREATE INDEX talk_reports_open_index ON talk_reports (created_at) WHERE closed_at IS NULL;
CREATE INDEX talk_reports_reporter_index ON talk_reports (reporter_id);

CREATE TABLE talk_threads (
  thing_id uuid NOT NULL,
  kind text NOT NULL,
  last integer NOT NULL,
  pinned integer,
  look_at timestamp with time zone NOT NULL,
  CONSTRAINT talk_threads_pkey PRIMARY KEY (thing_id),
  CONSTRAINT talk_threads_kind_check CHECK (kind = ANY (ARRAY['challenge'::text, 'tournament'::text, 'event'::text, 'team'::text]))
);
CREATE INDEX talk_threads_look_index ON talk_threads (look_at);

CREATE TABLE team_players (
  team_id uuid NOT NULL,
  user_id uuid NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  accepted_at timestamp with time zone,
  active boolean NOT NULL,
  CONSTRAINT team_players_pkey PRIMARY KEY (team_id, user_id),
  CONSTRAINT team_players_team_id_fkey FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  CONSTRAINT team_players_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX team_players_user_index ON team_players (user_id);

CREATE TABLE teams (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL,
  location text NOT NULL,
  gender text NOT NULL,
  sport_id uuid NOT NULL,
  active boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT teams_pkey PRIMARY KEY (id),
  CONSTRAINT teams_gender_check CHECK (gender = ANY (ARRAY['Male'::text, 'Female'::text, 'Mix'::text])),
  CONSTRAINT teams_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  CONSTRAINT teams_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id)
);
CREATE INDEX teams_name_index ON teams (name_key COLLATE "C", id);
CREATE INDEX teams_owner_index ON teams (owner_id);

CREATE TABLE thing_versions (
  thing_id uuid NOT NULL,
  seq bigint NOT NULL,
  CONSTRAINT thing_versions_pkey PRIMARY KEY (thing_id)
);
CREATE INDEX thing_versions_seq_index ON thing_versions (seq);

CREATE TABLE tiles_to_count (
  after integer NOT NULL
);

CREATE TABLE time_codes (
  user_id uuid NOT NULL,
  secret bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  last_step bigint DEFAULT 0 NOT NULL,
  wrong integer DEFAULT 0 NOT NULL,
  wrong_since timestamp with time zone,
  CONSTRAINT time_codes_pkey PRIMARY KEY (user_id),
  CONSTRAINT time_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE tournament_finds (
  tournament_id uuid NOT NULL,
  organizer_id uuid NOT NULL,
  sport_id uuid NOT NULL,
  ux double precision NOT NULL,
  uy double precision NOT NULL,
  uz double precision NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  start_at timestamp with time zone NOT NULL,
  day date NOT NULL,
  rate_from integer NOT NULL,
  rate_to integer NOT NULL,
  strip integer NOT NULL,
  lon double precision NOT NULL,
  tile integer,
  CONSTRAINT tournament_finds_pkey PRIMARY KEY (tournament_id),
  CONSTRAINT tournament_finds_organizer_id_fkey FOREIGN KEY (organizer_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT tournament_finds_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id),
  CONSTRAINT tournament_finds_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id) ON DELETE CASCADE
);
CREATE INDEX tournament_finds_city_index ON tournament_finds (city, strip, lon);
CREATE INDEX tournament_finds_near_index ON tournament_finds (strip, lon) INCLUDE (tournament_id, organizer_id, sport_id, start_at, day, rate_from, rate_to, ux, uy, uz);
CREATE INDEX tournament_finds_organizer_index ON tournament_finds (organizer_id);
CREATE INDEX tournament_finds_sport_index ON tournament_finds (sport_id, strip, lon) INCLUDE (tournament_id, organizer_id, start_at, day, rate_from, rate_to, ux, uy, uz);
CREATE INDEX tournament_finds_start_index ON tournament_finds (start_at) INCLUDE (tournament_id, organizer_id, sport_id, day, rate_from, rate_to, ux, uy, uz, city, state);
CREATE INDEX tournament_finds_tile_index ON tournament_finds (tile) INCLUDE (organizer_id, start_at, rate_from, rate_to, ux, uy, uz);
CREATE TRIGGER tournament_finds_counted_in AFTER INSERT ON tournament_finds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tournament_finds_counted();
CREATE TRIGGER tournament_finds_counted_out AFTER DELETE ON tournament_finds REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tournament_finds_counted();
CREATE TRIGGER tournament_finds_placed BEFORE INSERT ON tournament_finds FOR EACH ROW EXECUTE FUNCTION tournament_find_placed();

CREATE TABLE tournament_notes (
  id uuid NOT NULL,
  tournament_id uuid NOT NULL,
  user_id uuid NOT NULL,
  message text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT tournament_notes_pkey PRIMARY KEY (id),
  CONSTRAINT tournament_notes_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id) ON DELETE CASCADE,
  CONSTRAINT tournament_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX tournament_notes_index ON tournament_notes (tournament_id, created_at DESC, id);
CREATE INDEX tournament_notes_user_index ON tournament_notes (user_id);

CREATE TABLE tournament_players (
  tournament_id uuid NOT NULL,
  user_id uuid NOT NULL,
  state text NOT NULL,
  asked_by text NOT NULL,
  "position" integer,
  start_at timestamp with time zone NOT NULL,
  unseen boolean NOT NULL,
  added_at timestamp with time zone NOT NULL,
  captain_id uuid,
  asker_id uuid,
  team_id uuid,
  CONSTRAINT tournament_players_pkey PRIMARY KEY (tournament_id, user_id),
  CONSTRAINT tournament_players_asked_by_check CHECK (asked_by = ANY (ARRAY['organizer'::text, 'self'::text, 'captain'::text, 'guest'::text])),
  CONSTRAINT tournament_players_captain CHECK (captain_id <> user_id AND asker_id <> user_id),
  CONSTRAINT tournament_players_position_check CHECK ("position" >= 1),
  CONSTRAINT tournament_players_state_check CHECK (state = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text])),
  CONSTRAINT tournament_players_asker_id_fkey FOREIGN KEY (asker_id) REFERENCES users(id),
  CONSTRAINT tournament_players_captain_id_fkey FOREIGN KEY (captain_id) REFERENCES users(id),
  CONSTRAINT tournament_players_team_id_fkey FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE SET NULL,
  CONSTRAINT tournament_players_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id) ON DELETE CASCADE,
  CONSTRAINT tournament_players_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) WITH (fillfactor=80);
CREATE INDEX tournament_players_asker ON tournament_players (asker_id) WHERE asker_id IS NOT NULL;
CREATE INDEX tournament_players_captain ON tournament_players (tournament_id, captain_id) WHERE captain_id IS NOT NULL;
CREATE INDEX tournament_players_captain_index ON tournament_players (captain_id) WHERE captain_id IS NOT NULL;
CREATE INDEX tournament_players_first ON tournament_players (tournament_id, "position", added_at, user_id) INCLUDE (state, asked_by) WHERE state = ANY (ARRAY['2'::text, '4'::text]);
CREATE INDEX tournament_players_lists ON tournament_players (user_id, start_at DESC, tournament_id) INCLUDE (state, unseen);
CREATE INDEX tournament_players_team ON tournament_players (team_id) WHERE team_id IS NOT NULL;

CREATE TABLE tournament_ratings (
  tournament_id uuid NOT NULL,
  rater_id uuid NOT NULL,
  rated_id uuid NOT NULL,
  stars integer NOT NULL,
  CONSTRAINT tournament_ratings_pkey PRIMARY KEY (tournament_id, rater_id, rated_id),
  CONSTRAINT tournament_ratings_stars_check CHECK (stars >= 1 AND stars <= 5),
  CONSTRAINT tournament_ratings_rated_id_fkey FOREIGN KEY (rated_id) REFERENCES users(id),
  CONSTRAINT tournament_ratings_rater_id_fkey FOREIGN KEY (rater_id) REFERENCES users(id),
  CONSTRAINT tournament_ratings_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id) ON DELETE CASCADE
);
CREATE INDEX tournament_ratings_rated_index ON tournament_ratings (rated_id);
CREATE INDEX tournament_ratings_rater_index ON tournament_ratings (rater_id);

CREATE TABLE tournament_tiles (
  tile integer NOT NULL,
  froms integer[] NOT NULL,
  tos integer[] NOT NULL,
  CONSTRAINT tournament_tiles_pkey PRIMARY KEY (tile)
) WITH (fillfactor=80);

CREATE TABLE tournaments (
  id uuid NOT NULL,
  organizer_id uuid NOT NULL,
  sport_id uuid NOT NULL,
  title text NOT NULL,
  ranked boolean NOT NULL,
  open boolean NOT NULL,
  status text NOT NULL,
  becomes text,
  becomes_at timestamp with time zone,
  due_at timestamp with time zone,
  start_at timestamp with time zone NOT NULL,
  end_at timestamp with time zone NOT NULL,
  slots integer NOT NULL,
  accepted integer NOT NULL,
  centre integer NOT NULL,
  spread integer NOT NULL,
  format text NOT NULL,
  drawn boolean NOT NULL,
  undecided integer NOT NULL,
  paid integer NOT NULL,
  reported_at timestamp with time zone,
  settles_at timestamp with time zone,
  held_at timestamp with time zone,
  held_by uuid,
  ended text,
  ended_at timestamp with time zone,
  city text NOT NULL,
  state text NOT NULL,
  zip text NOT NULL,
  venue text NOT NULL,
  timezone text NOT NULL,
  lat double precision NOT NULL,
  lon double precision NOT NULL,
  message text NOT NULL,
  rules text NOT NULL,
  organizer_unseen boolean NOT NULL,
  sequence integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  open_to_minors boolean DEFAULT false NOT NULL,
  remind_at timestamp with time zone,
  side_size integer,
  composition text,
  visibility text DEFAULT 'members'::text NOT NULL,
  city_lat double precision,
  city_lon double precision,
  CONSTRAINT tournaments_pkey PRIMARY KEY (id),
  CONSTRAINT tournaments_becomes_check CHECK (becomes = ANY (ARRAY['Reporting'::text, 'Complete'::text, 'Dismissed'::text])),
  CONSTRAINT tournaments_composition CHECK (composition = ANY (ARRAY['any'::text, 'men'::text, 'women'::text, 'mixed'::text])),
  CONSTRAINT tournaments_end CHECK ((ended IS NULL) = (ended_at IS NULL)),
  CONSTRAINT tournaments_ended_check CHECK (ended = ANY (ARRAY['reported'::text, 'operator'::text, 'cancelled'::text, 'too_few'::text, 'unreported'::text, 'void'::text])),
  CONSTRAINT tournaments_format_check CHECK (format = ANY (ARRAY['none'::text, 'single_elimination'::text, 'double_elimination'::text, 'round_robin'::text])),
  CONSTRAINT tournaments_hold CHECK ((held_at IS NULL) = (held_by IS NULL)),
  CONSTRAINT tournaments_paid_check CHECK (paid >= 0),
  CONSTRAINT tournaments_side_size CHECK (side_size > 1),
  CONSTRAINT tournaments_sides CHECK ((side_size IS NULL) = (composition IS NULL)),
  CONSTRAINT tournaments_slots CHECK (slots >= 1 AND accepted >= 0 AND accepted <= slots),
  CONSTRAINT tournaments_status_check CHECK (status = ANY (ARRAY['Upcoming'::text, 'Reporting'::text, 'Complete'::text, 'Dismissed'::text, 'Cancelled'::text])),
  CONSTRAINT tournaments_visibility_check CHECK (visibility = ANY (ARRAY['members'::text, 'link'::text, 'public'::text])),
  CONSTRAINT tournaments_held_by_fkey FOREIGN KEY (held_by) REFERENCES users(id),
  CONSTRAINT tournaments_organizer_id_fkey FOREIGN KEY (organizer_id) REFERENCES users(id),
  CONSTRAINT tournaments_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id)
) WITH (fillfactor=80);
CREATE INDEX tournaments_due_index ON tournaments (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tournaments_held_index ON tournaments (held_by) WHERE held_by IS NOT NULL;
CREATE INDEX tournaments_organizer_index ON tournaments (organizer_id, start_at DESC, id);
CREATE INDEX tournaments_public_index ON tournaments (start_at, id) WHERE visibility = 'public'::text;
CREATE INDEX tournaments_remind_index ON tournaments (remind_at) WHERE remind_at IS NOT NULL;
CREATE TRIGGER tournaments_find_changed AFTER UPDATE ON tournaments FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.start_at IS DISTINCT FROM new.start_at OR old.sport_id IS DISTINCT FROM new.sport_id OR old.centre IS DISTINCT FROM new.centre OR old.spread IS DISTINCT FROM new.spread OR old.lat IS DISTINCT FROM new.lat OR old.lon IS DISTINCT FROM new.lon OR old.city IS DISTINCT FROM new.city OR old.state IS DISTINCT FROM new.state OR old.open IS DISTINCT FROM new.open OR old.city_lat IS DISTINCT FROM new.city_lat OR old.city_lon IS DISTINCT FROM new.city_lon) EXECUTE FUNCTION tournaments_find();
CREATE TRIGGER tournaments_find_new AFTER INSERT ON tournaments FOR EACH ROW EXECUTE FUNCTION tournaments_find();
CREATE TRIGGER tournaments_remind_moved BEFORE UPDATE OF start_at ON tournaments FOR EACH ROW WHEN (old.start_at IS DISTINCT FROM new.start_at) EXECUTE FUNCTION plan_reminder();
CREATE TRIGGER tournaments_remind_new BEFORE INSERT ON tournaments FOR EACH ROW EXECUTE FUNCTION plan_reminder();

CREATE TABLE town_sports (
  town_id integer NOT NULL,
  sport_id uuid NOT NULL,
  cell integer NOT NULL,
  ux double precision NOT NULL,
  uy double precision NOT NULL,
  uz double precision NOT NULL,
  players integer NOT NULL,
  CONSTRAINT town_sports_pkey PRIMARY KEY (town_id, sport_id),
  CONSTRAINT town_sports_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id),
  CONSTRAINT town_sports_town_id_fkey FOREIGN KEY (town_id) REFERENCES towns(id)
) WITH (autovacuum_vacuum_scale_factor=0.01, autovacuum_vacuum_insert_scale_factor=0.01);
CREATE INDEX town_sports_near_index ON town_sports (sport_id, cell) INCLUDE (ux, uy, uz, players);

CREATE TABLE towns (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  lat double precision NOT NULL,
  lon double precision NOT NULL,
  ux double precision NOT NULL,
  uy double precision NOT NULL,
  uz double precision NOT NULL,
  cell integer NOT NULL,
  people integer DEFAULT 0 NOT NULL,
  players integer DEFAULT 0 NOT NULL,
  tile integer GENERATED ALWAYS AS (LEAST(719::double precision, floor((asind(uz) + 90::double precision) * 4::double precision))::integer * 1440 + LEAST(1439::double precision, floor((atan2d(uy, ux) + 180::double precision) * 4::double precision))::integer) STORED,
  CONSTRAINT towns_pkey PRIMARY KEY (id),
  CONSTRAINT towns_key UNIQUE (city, state, lat, lon)
);
CREATE INDEX towns_near_index ON towns (cell) INCLUDE (ux, uy, uz, players);
CREATE INDEX towns_tile_index ON towns (tile) INCLUDE (ux, uy, uz);

CREATE UNLOGGED TABLE tries (
  key_hash bytea NOT NULL,
  count integer NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT tries_pkey PRIMARY KEY (key_hash)
);
CREATE INDEX tries_until_index ON tries (until);

CREATE TABLE users (
  id uuid NOT NULL,
  email text,
  email_pending text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  password_hash text NOT NULL,
  verified_at timestamp with time zone,
  gender_id uuid,
  age integer,
  bio text DEFAULT ''::text NOT NULL,
  image text,
  prefers_dark boolean,
  email_notices boolean DEFAULT true NOT NULL,
  stars double precision,
  created_at timestamp with time zone NOT NULL,
  suspended_at timestamp with time zone,
  deleted_at timestamp with time zone,
  age_since timestamp with time zone,
  birth_month text,
  not_adult_before timestamp with time zone,
  ever_adult boolean DEFAULT false NOT NULL,
  too_young_at timestamp with time zone,
  language text,
  language_chosen boolean DEFAULT false NOT NULL,
  public_name boolean DEFAULT true NOT NULL,
  in_feeds boolean DEFAULT true NOT NULL,
  public_profile boolean DEFAULT false NOT NULL,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_email_key UNIQUE (email),
  CONSTRAINT users_age_check CHECK (age >= 1 AND age <= 100),
  CONSTRAINT users_gender_id_fkey FOREIGN KEY (gender_id) REFERENCES genders(id)
);
CREATE INDEX users_age_since_index ON users (age_since) WHERE age < 100 AND deleted_at IS NULL;
CREATE INDEX users_by_name_index ON users (name_key, id) WHERE verified_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX users_public_profile_index ON users (id) WHERE public_profile;
CREATE INDEX users_unconfirmed_index ON users (created_at, id) WHERE verified_at IS NULL;
CREATE INDEX users_waiting_index ON users (email_pending) WHERE verified_at IS NULL;
CREATE TRIGGER users_counted AFTER INSERT OR DELETE OR UPDATE OF verified_at, deleted_at, suspended_at, age ON users FOR EACH ROW EXECUTE FUNCTION users_counted();
CREATE TRIGGER users_ever_adult BEFORE INSERT OR UPDATE OF age ON users FOR EACH ROW WHEN (new.age >= 18 AND NOT new.ever_adult) EXECUTE FUNCTION users_ever_adult();
CREATE TRIGGER users_listed AFTER UPDATE OF verified_at, deleted_at, suspended_at, age ON users FOR EACH ROW EXECUTE FUNCTION users_set_listed();
CREATE TRIGGER users_match AFTER UPDATE OF verified_at, deleted_at, suspended_at, age, gender_id ON users FOR EACH ROW EXECUTE FUNCTION users_match();
CREATE TRIGGER users_name_words AFTER INSERT OR UPDATE OF name_key ON users FOR EACH ROW EXECUTE FUNCTION keep_name_words();
CREATE TRIGGER users_near AFTER UPDATE OF verified_at, deleted_at, suspended_at, age, gender_id, name_key ON users FOR EACH ROW EXECUTE FUNCTION users_near();
CREATE TRIGGER users_tournament_finds AFTER UPDATE OF verified_at, deleted_at, suspended_at, age ON users FOR EACH ROW EXECUTE FUNCTION users_tournament_finds();

CREATE TABLE weekly_times (
  user_id uuid NOT NULL,
  free smallint[] NOT NULL,
  zone text NOT NULL,
  CONSTRAINT weekly_times_pkey PRIMARY KEY (user_id),
  CONSTRAINT weekly_times_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE welcomed (
  email_hash bytea NOT NULL,
  welcomed_at timestamp with time zone NOT NULL,
  CONSTRAINT welcomed_pkey PRIMARY KEY (email_hash)
);

CREATE TABLE win_counts (
  sport_id uuid NOT NULL,
  wins bigint NOT NULL,
  CONSTRAINT win_counts_pkey PRIMARY KEY (sport_id),
  CONSTRAINT win_counts_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id)
);

CREATE VIEW board_count_rows (
  sport_id uuid,
  gender_id uuid,
  told_age integer,
  numbered boolean,
  step integer,
  players integer
);

CREATE VIEW board_tile_rows (
  sport_id uuid,
  days smallint,
  tile integer,
  steps integer[],
  players integer[]
);

CREATE VIEW board_total_rows (
  sport_id uuid,
  days smallint,
  gender_id uuid,
  numbered boolean,
  step integer,
  players integer
);

CREATE VIEW bracket_play_rows (
  result_id uuid,
  user_id uuid,
  played_at timestamp with time zone
);

CREATE VIEW challenge_point_rows (
  cell integer,
  ux double precision,
  uy double precision,
  uz double precision,
  challenges integer
);

CREATE VIEW challenge_tile_rows (
  tile integer,
  sport_id uuid,
  challenges integer
);

CREATE VIEW gain_count_rows (
  days smallint,
  sport_id uuid,
  gender_id uuid,
  told_age integer,
  numbered boolean,
  step integer,
  players integer
);

CREATE VIEW last_play_rows (
  user_id uuid,
  played_at timestamp with time zone,
  id uuid
);

CREATE VIEW match_challenge_rows (
  challenge_id uuid,
  issuer_id uuid,
  sport_id uuid,
  cell integer,
  ux double precision,
  uy double precision,
  uz double precision,
  city text,
  state text,
  start_at timestamp with time zone,
  day date,
  ranked boolean,
  rank integer,
  age integer,
  gender_id uuid
);

CREATE VIEW match_player_rows (
  user_id uuid,
  sport_id uuid,
  cell integer,
  ux double precision,
  uy double precision,
  uz double precision,
  state text,
  spot double precision,
  rank integer,
  age integer,
  gender_id uuid,
  town_id integer,
  told_age integer,
  mean double precision,
  variance double precision,
  numbered boolean,
  gained_week integer,
  gained_month integer,
  gained_year integer,
  highest integer,
  form text
);

CREATE VIEW near_people_rows (
  user_id uuid,
  town_id integer,
  name_key text COLLATE "C",
  age integer,
  gender_id uuid,
  plays boolean
);

CREATE VIEW partnership_changes (
  seq bigint,
  sport_id uuid,
  low_id uuid,
  high_id uuid,
  wins integer,
  draws integer,
  losses integer
);

CREATE VIEW partnership_results (
  result_id uuid,
  sport_id uuid,
  low_id uuid,
  high_id uuid,
  wins integer,
  draws integer,
  losses integer,
  seq bigint
);

CREATE VIEW partnership_rows (
  sport_id uuid,
  low_id uuid,
  high_id uuid,
  wins integer,
  draws integer,
  losses integer,
  low_mean double precision,
  high_mean double precision,
  low_numbered boolean,
  high_numbered boolean
);

CREATE VIEW people_count_rows (
  shard integer,
  players integer,
  findable integer
);

CREATE VIEW standing_notices (
  id uuid
);

CREATE VIEW tournament_find_rows (
  tournament_id uuid,
  organizer_id uuid,
  sport_id uuid,
  strip integer,
  lon double precision,
  ux double precision,
  uy double precision,
  uz double precision,
  city text,
  state text,
  start_at timestamp with time zone,
  day date,
  rate_from integer,
  rate_to integer
);

CREATE VIEW tournament_tile_rows (
  tile integer,
  froms integer[],
  tos integer[]
);

CREATE VIEW town_counts (
  town_id integer,
  people integer,
  players integer
);

CREATE VIEW town_sport_rows (
  town_id integer,
  sport_id uuid,
  cell integer,
  ux double precision,
  uy double precision,
  uz double precision,
  players integer
);

CREATE VIEW win_count_rows (
  sport_id uuid,
  wins bigint
);

CREATE FUNCTION board_changes(gone match_players[], come match_players[]) RETURNS TABLE(days integer, sport_id uuid, gender_id uuid, told_age integer, numbered boolean, step integer, players integer) LANGUAGE sql STABLE;
CREATE FUNCTION board_step(mean double precision) RETURNS integer LANGUAGE sql IMMUTABLE;
CREATE FUNCTION bracket_plays_last() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION cell_of(lat double precision, lon double precision) RETURNS integer LANGUAGE sql IMMUTABLE;
CREATE FUNCTION challenge_players_last() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION challenges_match() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION count_challenge_sequence() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION count_in_histogram(sport uuid, at double precision, in_numbered boolean, change integer) RETURNS void LANGUAGE sql;
CREATE FUNCTION forget_last_play(player uuid, match uuid) RETURNS void LANGUAGE plpgsql SET enable_seqscan=off;
CREATE FUNCTION forms_of(players uuid[], sports uuid[]) RETURNS TABLE(user_id uuid, sport_id uuid, form text) LANGUAGE plpgsql STABLE SET enable_seqscan=off, plan_cache_mode=force_generic_plan;
CREATE FUNCTION gain_step(gained integer) RETURNS integer LANGUAGE sql IMMUTABLE;
CREATE FUNCTION hash_calendar_token() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION highest_since(since timestamp with time zone, players uuid[], sports uuid[]) RETURNS TABLE(user_id uuid, sport_id uuid, mean double precision) LANGUAGE plpgsql STABLE SET enable_seqscan=off, plan_cache_mode=force_generic_plan;
CREATE FUNCTION is_findable(verified_at timestamp with time zone, deleted_at timestamp with time zone, suspended_at timestamp with time zone, age integer) RETURNS boolean LANGUAGE sql IMMUTABLE;
CREATE FUNCTION is_listed(player uuid, active boolean) RETURNS boolean LANGUAGE sql STABLE;
CREATE FUNCTION keep_last_play(player uuid, at timestamp with time zone, match uuid) RETURNS void LANGUAGE plpgsql;
CREATE FUNCTION keep_match_challenge(challenge uuid) RETURNS void LANGUAGE plpgsql SET enable_seqscan=off;
CREATE FUNCTION keep_match_player(player uuid, sport uuid) RETURNS void LANGUAGE plpgsql;
CREATE FUNCTION keep_match_players(player uuid) RETURNS void LANGUAGE plpgsql SET enable_seqscan=off;
CREATE FUNCTION keep_match_rows(players uuid[], sports uuid[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan=off, plan_cache_mode=force_generic_plan;
CREATE FUNCTION keep_name_words() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION keep_near_person(player uuid) RETURNS void LANGUAGE plpgsql SET enable_seqscan=off;
CREATE FUNCTION keep_rank_bases(moment timestamp with time zone, players uuid[], sports uuid[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan=off, plan_cache_mode=force_generic_plan;
CREATE FUNCTION keep_tournament_find(tournament uuid) RETURNS void LANGUAGE sql;
CREATE FUNCTION match_challenges_counted() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION match_player_moved() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan=off;
CREATE FUNCTION match_players_counted() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan=off, plan_cache_mode=force_generic_plan;
CREATE FUNCTION match_players_settled() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan=off, plan_cache_mode=force_generic_plan;
CREATE FUNCTION near_people_counted() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION plan_reminder() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION player_places_match() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan=off;
CREATE FUNCTION player_places_near() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION player_sports_count() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION player_sports_count_new() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION player_sports_match() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION player_sports_match_moved() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan=off;
CREATE FUNCTION player_sports_match_new() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION player_sports_near() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION player_sports_partnerships() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan=off;
CREATE FUNCTION player_sports_recount() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION player_sports_set_listed() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION player_sports_wins_gone() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION player_sports_wins_moved() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION player_sports_wins_new() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION rank_bases_at(moment timestamp with time zone, players uuid[], sports uuid[]) RETURNS TABLE(user_id uuid, sport_id uuid, week_at timestamp with time zone, week_mean double precision, month_at timestamp with time zone, month_mean double precision, year_at timestamp with time zone, year_mean double precision) LANGUAGE plpgsql STABLE SET enable_seqscan=off, plan_cache_mode=force_generic_plan;
CREATE FUNCTION rank_bases_match() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan=off;
CREATE FUNCTION rank_entries_bases() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan=off;
CREATE FUNCTION rank_forms_match() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan=off;
CREATE FUNCTION results_bracket_plays() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan=off;
CREATE FUNCTION results_partnerships() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan=off;
CREATE FUNCTION shown_rank(mean double precision) RETURNS integer LANGUAGE sql IMMUTABLE;
CREATE FUNCTION tell_ended_sessions() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION tile_changes(gone match_players[], come match_players[]) RETURNS TABLE(sport_id uuid, days integer, tile integer, steps integer[], players integer[]) LANGUAGE sql STABLE;
CREATE FUNCTION tile_of(ux double precision, uy double precision, uz double precision) RETURNS integer LANGUAGE sql IMMUTABLE;
CREATE FUNCTION tile_rank_step(mean double precision) RETURNS integer LANGUAGE sql IMMUTABLE;
CREATE FUNCTION tile_step(numbered boolean, step integer) RETURNS integer LANGUAGE sql IMMUTABLE;
CREATE FUNCTION tournament_find_placed() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION tournament_finds_counted() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION tournaments_find() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION users_counted() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION users_ever_adult() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION users_match() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION users_near() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION users_set_listed() RETURNS trigger LANGUAGE plpgsql;
CREATE FUNCTION users_tournament_finds() RETURNS trigger LANGUAGE plpgsql;
