-- Searches tell how many they find, to the last. Most filters leave nobody out but by distance: that is added up from
-- the towns, each of which knows how many may be found there, so that nobody is read to be counted.

alter table towns
  add column people int not null default 0,
  -- Those of them who play some sport that others may see.
  add column players int not null default 0;
alter table near_people add column plays boolean not null default false;
