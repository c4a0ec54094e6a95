-- Times that players of a challenge offer each other.

alter table challenges
  -- How often times were offered, and those that wait for answers.
  add column offer_round int not null default 0,
  add column offer jsonb;

-- Which of the offered times suit an account that will accept by a link.
alter table challenge_link_wishes add column times jsonb;
