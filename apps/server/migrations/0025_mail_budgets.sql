-- contract: a trigger fills the hash for the version before, which only misses calendar addresses until it is upgraded.
-- How much mail one address gets, who wants none, and calendar addresses as hashes.

alter table mail_outbox
  -- Whose budget it is weighed against: platform/outbox/budgets.ts.
  add column class text not null default 'account',
  -- Links that somebody waits for go before everything else.
  add column urgent boolean not null default false,
  -- The player it tells of something; null for mails about an account and for addresses without one.
  add column player_id uuid references users on delete cascade;
create index mail_outbox_urgent_index on mail_outbox (due_at, id) where urgent;
create index mail_outbox_player_index on mail_outbox (player_id) where player_id is not null;
create index mail_outbox_age_index on mail_outbox (created_at);

-- One moment a recipient and class: once it has passed, the budget is whole again and the row is forgotten.
create table mail_budgets (
  recipient_hash bytea not null,
  class text not null,
  free_at timestamptz not null,
  primary key (recipient_hash, class)
);
create index mail_budgets_free_index on mail_budgets (free_at);

-- Addresses whose owner wants no more invitations from strangers. Only the hash is kept.
create table mail_stops (
  recipient_hash bytea primary key,
  stopped_at timestamptz not null
);

-- Notices that stayed without a mail, until one mail tells of all of them.
create table held_notices (
  player_id uuid primary key references users on delete cascade,
  held int not null,
  since timestamptz not null
);
create index held_notices_since_index on held_notices (since);

-- Stands in every invitation to the address, and can do one thing: stop them.
alter table invited_addresses add column token text constraint invited_addresses_token_key unique;
create index invited_addresses_age_index on invited_addresses (invited_at);
create index invitations_age_index on invitations (invited_at);

-- The private address of a calendar is kept as a hash. The old column stays for a node of the version before: what that
-- writes there is hashed at once and never kept.
alter table calendar_feeds
  alter column token drop not null,
  add column token_hash bytea constraint calendar_feeds_hash_key unique;
update calendar_feeds set token_hash = sha256(convert_to(token, 'UTF8')), token = null;
alter table calendar_feeds alter column token_hash set not null;

create function hash_calendar_token() returns trigger language plpgsql as $$
begin
  if new.token is not null then
    new.token_hash := sha256(convert_to(new.token, 'UTF8'));
    new.token := null;
  end if;
  return new;
end
$$;
create trigger calendar_feeds_hash before insert or update on calendar_feeds
  for each row execute function hash_calendar_token();
