-- Notices that may still leave the app, by mail or to a device: neither read nor taken back since, and no block stands
-- between the reader and the player who did it.

create or replace view standing_notices as
  select n.id from notices n
  where n.read_at is null and not exists (
    select from blocks b
    where (b.blocker_id = n.user_id and b.blocked_id = n.actor_id)
      or (b.blocker_id = n.actor_id and b.blocked_id = n.user_id));
