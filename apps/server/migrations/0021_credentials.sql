-- From here on users.email holds confirmed addresses only. A registration keeps the address that it waits for in
-- email_pending, as a change of e-mail does, so that any number of them wait for one address side by side and
-- users_email_key stays as it is. A node of the version before goes on: it confirms such a registration by its link
-- (it has always looked at email_pending too), and signs it in from then on. What it registers itself still has its
-- unconfirmed address in email; both forms are read, and neither outlives the week after which an unconfirmed
-- registration is deleted.
create index users_waiting_index on users (email_pending) where verified_at is null;
create index users_unconfirmed_index on users (created_at, id) where verified_at is null;

-- A link to an address that was replaced, which takes the account back there.
-- contract: the check is put back in the next statement and permits more; an older node writes nothing that it refuses.
alter table account_links drop constraint account_links_purpose_check;
alter table account_links add constraint account_links_purpose_check check (purpose in ('verify', 'reset', 'undo'));

-- Whoever asks for a new password is answered once this is written, known or not; a job looks the address up.
create table reset_requests (
  id uuid primary key,
  email text not null,
  asked_at timestamptz not null
);

-- Wrong guesses of an account's password by somebody who is signed in or holds a link; none where the last was right.
create table password_guesses (
  user_id uuid primary key references users on delete cascade,
  wrong int not null,
  since timestamptz not null
);
