-- Passkeys, time codes and recovery codes; all of them optional, all of them the player's alone.

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The authenticator's name of it, and what its signatures are checked with (COSE).
  credential_id bytea not null constraint passkeys_credential_key unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- It is kept by a provider and lives on more than one device.
  synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user_index on passkeys (user_id, created_at, id);

-- Each is good once, for a few minutes, for one purpose, and where somebody is signed in for that player alone.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('add', 'sign-in', 'prove')),
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry_index on passkey_challenges (expires_at);

-- What a passkey proved, to be shown once instead of a code.
create table passkey_proofs (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_proofs_expiry_index on passkey_proofs (expires_at);

create table time_codes (
  user_id uuid primary key references users on delete cascade,
  -- Sealed with the operator's key, where there is one.
  secret bytea not null,
  created_at timestamptz not null,
  -- Null until a first code has shown that the app knows the secret.
  confirmed_at timestamptz,
  -- The step of the last code that was taken: none counts twice.
  last_step bigint not null default 0,
  -- Wrong codes since a moment.
  wrong int not null default 0,
  wrong_since timestamptz
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
