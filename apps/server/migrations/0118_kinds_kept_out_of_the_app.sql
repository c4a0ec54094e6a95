-- The kinds of news that a player does not read in the app. The version before shows them there.
alter table notice_choices add column app_off text[] not null default '{}';
