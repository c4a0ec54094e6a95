-- Tournaments that visitors see. Those that were announced to players alone stay with them.
alter table tournaments
  add column visibility text not null default 'members' check (visibility in ('members', 'link', 'public'));
create index tournaments_public_index on tournaments (start_at, id) where visibility = 'public';
