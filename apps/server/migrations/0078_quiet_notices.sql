-- News that waits: mails once a day, and devices that are quiet at night.

alter table notice_choices
  -- Kinds whose mails come together, once a day.
  add column mail_daily text[] not null default '{}',
  -- The player's clock, as the device told it with a choice that needs one.
  add column zone text,
  -- Hours on that clock between which no device makes a sound; null for none.
  add column quiet_from smallint,
  add column quiet_to smallint,
  -- The first of the notices that wait for the daily mail, and when that goes; null where none waits.
  add column digest_from timestamptz,
  add column digest_at timestamptz;
create index notice_choices_digest_index on notice_choices (digest_at) where digest_at is not null;

-- The notice that the mail tells of: once it is read, or taken back, the mail need not go.
alter table mail_outbox add column notice_id uuid;
