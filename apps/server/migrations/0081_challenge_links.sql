-- Challenges that are accepted by a link.

-- One link a challenge: a new one takes the place of the one before, and what is revoked is gone.
create table challenge_links (
  challenge_id uuid primary key references challenges,
  -- The code itself is shown once, to its issuer.
  code_hash bytea not null constraint challenge_links_code_key unique,
  -- How many may accept by it, and how many have.
  places int not null check (places between 1 and 8),
  taken int not null default 0,
  made_at timestamptz not null,
  ends_at timestamptz not null
);
create index challenge_links_ends_index on challenge_links (ends_at);

-- What an account will accept that was made for it: carried out once its e-mail is confirmed.
create table challenge_link_wishes (
  user_id uuid primary key references users on delete cascade,
  code_hash bytea not null,
  wished_at timestamptz not null
);
