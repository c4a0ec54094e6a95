-- How often a caller has tried what is limited by the hour: all nodes count together.

-- Unlogged: a count that a crash loses begins anew, and none waits for the disk.
create unlogged table tries (
  -- Of what is tried and who tries it.
  key_hash bytea primary key,
  count int not null,
  -- Then it begins anew.
  until timestamptz not null
);
