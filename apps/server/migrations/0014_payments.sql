-- Payments: a row before the provider is asked, so that whatever happens after it is followed up.

create table payments (
  id uuid primary key,
  user_id uuid not null references users,
  provider text not null check (provider in ('stripe', 'sandbox')),
  -- A token is good once; only its hash is kept.
  token_hash bytea not null,
  -- Whole US dollars for so many credits, as the package said when it was bought.
  amount int not null,
  points int not null,
  state text not null check (state in ('begun', 'charged', 'credited', 'failed')),
  failure text,
  -- The provider's own name of the payment; null until it has one, and nothing was charged before.
  reference text,
  refunded_cents int not null default 0,
  dispute text not null default 'none' check (dispute in ('none', 'open', 'won')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index payments_token_once on payments (token_hash);
create unique index payments_reference_index on payments (reference);
-- One payment of a player's at a time.
create unique index payments_under_way on payments (user_id) where state in ('begun', 'charged');
create index payments_user_index on payments (user_id, created_at);

-- Credits of a payment that was refunded, and of a chargeback that was decided for us.
alter table credit_entries drop constraint credit_entries_reason_check;
alter table credit_entries add constraint credit_entries_reason_check check (
  reason in ('welcome', 'issue', 'refund', 'free', 'purchase', 'returned', 'chargeback', 'reinstated', 'granted', 'lapsed'));
