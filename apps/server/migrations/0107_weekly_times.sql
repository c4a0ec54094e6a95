-- When players can usually play: nobody but the player reads it, and of two players what they have in common.
create table weekly_times (
  user_id uuid primary key references users on delete cascade,
  -- Parts of the week, 0 is Monday's morning, on the clock of the zone.
  free smallint[] not null,
  zone text not null
);
