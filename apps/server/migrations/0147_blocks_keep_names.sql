-- Whoever is blocked may block back: the list shows the name that a player had then, not the one they have since taken.
alter table blocks
  add column blocked_name text not null default '',
  add column blocker_name text not null default '';
update blocks b
set blocked_name = btrim(o.first_name || ' ' || o.last_name), blocker_name = btrim(m.first_name || ' ' || m.last_name)
from users o, users m
where o.id = b.blocked_id and m.id = b.blocker_id;
