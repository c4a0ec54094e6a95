-- The match that a wish by link is about, as it was when somebody wished to play it; null in wishes of the version before,
-- which are carried out as they were there.
alter table challenge_link_wishes add column agreed_to text;
