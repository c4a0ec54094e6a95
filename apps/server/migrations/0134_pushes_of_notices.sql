-- The notice that a message to a device tells of: once it is read, or taken back, the message need not go. Null where it
-- tells of several.
alter table pushes add column notice_id uuid;
