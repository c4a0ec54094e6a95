-- What was answered to an act that came with an Idempotency-Key, for a day: whoever lost the answer gets it again.

create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key_hash bytea not null,
  -- Of the address and everything that was sent: a key is good for one request.
  request_hash bytea not null,
  -- The body, as it was sent; empty only inside the transaction that does the act.
  answer text not null,
  created_at timestamptz not null,
  primary key (user_id, key_hash)
);
create index idempotency_keys_created_index on idempotency_keys (created_at);
