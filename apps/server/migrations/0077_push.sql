-- Push messages: our key, the devices that want them, and those that are still to go.

-- One row: push services know us by the public key, and a device that subscribed takes messages signed with it only.
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key bytea not null,
  -- Sealed under the operator's key, where there is one.
  private_key bytea not null,
  created_at timestamptz not null
);

-- A device is a session: the subscription ends with it.
create table push_subscriptions (
  session_id uuid primary key references sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- The address that the browser's push service gave to it: whoever knows it and our key can write there.
  endpoint text not null constraint push_subscriptions_endpoint_key unique,
  -- The host of that address, without what is in front of its last two names.
  service text not null,
  p256dh bytea not null,
  auth bytea not null,
  created_at timestamptz not null
);
create index push_subscriptions_user_index on push_subscriptions (user_id);

create table pushes (
  id uuid primary key,
  session_id uuid not null references push_subscriptions on delete cascade,
  service text not null,
  -- The thing that it is about: what has not gone yet is replaced by what is newer.
  topic text not null,
  payload text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  attempts int not null default 0,
  constraint pushes_topic_key unique (session_id, topic)
);
create index pushes_due_index on pushes (due_at, id);
create index pushes_expiry_index on pushes (expires_at);

alter table notice_choices add column push_off text[] not null default '{}';
