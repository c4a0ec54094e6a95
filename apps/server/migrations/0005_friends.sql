-- Who asked whom to be friends, and when. Kept where the request is withdrawn or declined, so that nobody is asked again
-- and again; gone once the two are friends.
create table friend_asks (
  asker_id uuid not null references users on delete cascade,
  asked_id uuid not null references users on delete cascade,
  asked_at timestamptz not null,
  primary key (asker_id, asked_id)
);
create index friend_asks_asked_index on friend_asks (asked_id);
