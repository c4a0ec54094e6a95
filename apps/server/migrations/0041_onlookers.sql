-- A challenge, a tournament or an event that changed, for whoever looks at it without being in it: nodes read this
-- beside the versions of players, and by the same numbers.
create table thing_versions (
  thing_id uuid primary key,
  seq bigint not null
);
create index thing_versions_seq_index on thing_versions (seq);

-- Whether players under 18 whom the organizer does not know may join.
alter table tournaments add column open_to_minors boolean not null default false;
alter table events add column open_to_minors boolean not null default false;
