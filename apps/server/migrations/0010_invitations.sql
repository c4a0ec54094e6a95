-- Invitations by e-mail to people who have no account yet: to a tournament, an event, a team.

create table invitations (
  id uuid primary key,
  inviter_id uuid not null references users on delete cascade,
  -- Lower-cased; gone with the row once somebody has verified it.
  email text not null,
  kind text not null check (kind in ('tournament', 'event', 'team')),
  thing_id uuid not null,
  invited_at timestamptz not null
);
create index invitations_email_index on invitations (email, invited_at);
create index invitations_inviter_index on invitations (inviter_id, invited_at);

-- When an address was last written to, whoever asked for it. Only its hash is kept.
create table invited_addresses (
  email_hash bytea primary key,
  invited_at timestamptz not null
);

-- What each player has sent, a day long: an invitation itself goes when it is taken up.
create table invitations_sent (
  id uuid primary key,
  inviter_id uuid not null references users on delete cascade,
  sent_at timestamptz not null
);
create index invitations_sent_index on invitations_sent (inviter_id, sent_at);
