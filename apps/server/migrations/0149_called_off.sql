-- A match that was agreed and waits for an answer again says by whom it was called off.
alter table challenges add column called_off_by uuid references users;
