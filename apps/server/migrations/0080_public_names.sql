-- Whether pages that visitors read carry a player's short name; 'Player' stands there otherwise.
alter table users add column public_name boolean not null default true;
