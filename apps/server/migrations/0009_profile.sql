-- Profiles: ages that stay true, pictures, closed accounts.

-- When the age was told, then when a year was last added to it; without it the age stays as it is.
alter table users add column age_since timestamptz;
update users set age_since = created_at where age is not null;
create index users_age_since_index on users (age_since) where age < 100 and deleted_at is null;

-- Pictures whose files nobody shows: not shown yet, or no longer. A job removes them once they are due.
create table picture_trash (
  name text primary key,
  due_at timestamptz not null
);
create index picture_trash_due_index on picture_trash (due_at);

-- What is left of the credits of a closed account lapses.
alter table credit_entries drop constraint credit_entries_reason_check;
alter table credit_entries add constraint credit_entries_reason_check check (
  reason in ('welcome', 'issue', 'refund', 'free', 'purchase', 'chargeback', 'granted', 'lapsed'));
