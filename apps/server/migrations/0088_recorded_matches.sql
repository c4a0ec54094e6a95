-- Matches that were played before they were told of: they count once everybody on them has said yes.

alter table challenges add column recorded boolean not null default false;
