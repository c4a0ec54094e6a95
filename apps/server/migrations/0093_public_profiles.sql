-- A page for visitors about a player, who switches it on.
alter table users add column public_profile boolean not null default false;
create index users_public_profile_index on users (id) where public_profile;
