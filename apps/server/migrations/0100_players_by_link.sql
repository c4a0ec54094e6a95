-- Whether a player came by the link of a challenge: the issuer has asked such a one for nothing.
alter table challenge_players add column by_link boolean not null default false;
