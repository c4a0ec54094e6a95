-- A wish goes with the registration that nobody confirms, so that nothing reads when it was made. The version before still
-- writes it; a later one drops the column.
alter table challenge_link_wishes alter column wished_at drop not null;
