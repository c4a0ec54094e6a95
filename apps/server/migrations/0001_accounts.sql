-- Accounts, sports, credits. Times are parameters everywhere: no column has a time default.

create table genders (
  id uuid primary key,
  name text not null constraint genders_name_key unique,
  place int not null
);

create table sports (
  id uuid primary key,
  name text not null constraint sports_name_key unique,
  description text not null,
  kind text not null check (kind in ('individual', 'team')),
  side int[] not null,
  result text not null check (result in ('match', 'placement')),
  -- Where the next newcomer starts; moved by how newcomers turn out.
  anchor double precision not null default 500
);

create table users (
  id uuid primary key,
  -- Lower-cased; null once the account is deleted.
  email text constraint users_email_key unique,
  -- A new address counts once it is verified.
  email_pending text,
  first_name text not null,
  last_name text not null,
  -- Lower-cased without accents, 'first last', for search and for order (collate "C" on both engines).
  name_key text collate "C" not null,
  password_hash text not null,
  verified_at timestamptz,
  gender_id uuid references genders,
  age int check (age between 1 and 100),
  bio text not null default '',
  image text,
  prefers_dark boolean,
  email_notices boolean not null default true,
  -- The mean of one current score per rater; null while nobody has rated.
  stars double precision,
  created_at timestamptz not null,
  suspended_at timestamptz,
  deleted_at timestamptz
);

create table addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  address_line_1 text not null,
  address_line_2 text not null default '',
  city text not null,
  state text not null,
  postal_code text not null,
  lat double precision,
  lon double precision,
  timezone text,
  is_primary boolean not null,
  created_at timestamptz not null
);
create index addresses_user_index on addresses (user_id, created_at, id);
create unique index addresses_one_primary on addresses (user_id) where is_primary;

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null constraint sessions_token_key unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user_index on sessions (user_id, last_seen_at desc);
create index sessions_expiry_index on sessions (expires_at);

-- The links that are mailed: each works once, and only its hash is kept.
create table account_links (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_links_user_index on account_links (user_id, purpose, created_at desc);

-- A version a player, bumped in the transaction that changes what the player can see.
create sequence player_version_seq;
create table player_versions (
  user_id uuid primary key references users on delete cascade,
  version bigint not null,
  seq bigint not null
) with (fillfactor = 70);
create index player_versions_seq_index on player_versions (seq);

create table mail_outbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  headers jsonb not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts int not null default 0,
  failure text
);
create index mail_outbox_due_index on mail_outbox (due_at);

create table player_sports (
  user_id uuid not null references users on delete cascade,
  sport_id uuid not null references sports,
  active boolean not null,
  added_at timestamptz not null,
  -- The engine's state; null until the first ranked result.
  mean double precision,
  variance double precision,
  rated_day double precision,
  results int not null default 0,
  settled boolean not null default false,
  played int not null default 0,
  wins int not null default 0,
  primary key (user_id, sport_id)
);

create table credit_packages (
  id uuid primary key,
  amount int not null,
  point int not null
);

-- Append-only; the balance is its sum. `cause` is what it was for: the challenge, the payment, the player welcomed.
create table credit_entries (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  points int not null,
  reason text not null check (reason in ('welcome', 'issue', 'refund', 'free', 'purchase', 'chargeback', 'granted')),
  cause uuid,
  created_at timestamptz not null
);
create index credit_entries_user_index on credit_entries (user_id) include (points);
-- A challenge may be paid for and given back again and again as ranked is switched; these come once.
create unique index credit_entries_once on credit_entries (cause, reason) where reason in ('welcome', 'purchase', 'chargeback');

-- Welcome credits are given once per address ever; only the hash of the address is kept.
create table welcomed (
  email_hash bytea primary key,
  welcomed_at timestamptz not null
);
