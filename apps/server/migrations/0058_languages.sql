-- A player reads in a language: the one that was chosen, or the one that the browser asked for last.

alter table users
  -- Its tag, 'de'; null is English.
  add column language text,
  -- By the player, in the profile: no browser changes it.
  add column language_chosen boolean not null default false;
