-- Joins are gathered: one mail tells an organizer of all that came within a while.

alter table notices
  -- When the mail that tells of it went, or is to go; null where it was mailed by itself or not at all.
  add column mail_at timestamptz,
  -- The mail is still to go.
  add column mail_waits boolean not null default false;
create index notices_mail_index on notices (mail_at) where mail_waits;
